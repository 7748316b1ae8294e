;; The floor for tasklets that are code: ten functions in a table, which a
;; driver loop calls one after the other through call_indirect.
;;
;; What it proves: WebAssembly has no way to leave a function in its middle, so
;; that a switch between pieces of compiled code costs at least a return into a
;; loop and an indirect call out of it. No engine whose tasklets are functions
;; can be faster here; one that runs records in a loop of its own can (indexring.wat).
;;
;; Why it is fair: each tasklet does what the least tasklet must, which is to
;; count its turn in a record of its own in memory and to name the next one. The
;; ten are ten functions, not one ten times, because an engine would turn a
;; call that always meets the same function into a direct one, and tasklets are
;; not alike. All counts are read afterwards.
;;
;; A record is 16 bytes, the first at 0: next (index of a record), turns.
(module
  (memory (export "memory") 1)
  (type $tasklet (func (result i32)))
  (table 10 funcref)
  (elem (i32.const 0) $t0 $t1 $t2 $t3 $t4 $t5 $t6 $t7 $t8 $t9)

  (func $t0 (type $tasklet)
    (i32.store offset=4 (i32.const 0) (i32.add (i32.load offset=4 (i32.const 0)) (i32.const 1)))
    (i32.load offset=0 (i32.const 0)))
  (func $t1 (type $tasklet)
    (i32.store offset=20 (i32.const 0) (i32.add (i32.load offset=20 (i32.const 0)) (i32.const 1)))
    (i32.load offset=16 (i32.const 0)))
  (func $t2 (type $tasklet)
    (i32.store offset=36 (i32.const 0) (i32.add (i32.load offset=36 (i32.const 0)) (i32.const 1)))
    (i32.load offset=32 (i32.const 0)))
  (func $t3 (type $tasklet)
    (i32.store offset=52 (i32.const 0) (i32.add (i32.load offset=52 (i32.const 0)) (i32.const 1)))
    (i32.load offset=48 (i32.const 0)))
  (func $t4 (type $tasklet)
    (i32.store offset=68 (i32.const 0) (i32.add (i32.load offset=68 (i32.const 0)) (i32.const 1)))
    (i32.load offset=64 (i32.const 0)))
  (func $t5 (type $tasklet)
    (i32.store offset=84 (i32.const 0) (i32.add (i32.load offset=84 (i32.const 0)) (i32.const 1)))
    (i32.load offset=80 (i32.const 0)))
  (func $t6 (type $tasklet)
    (i32.store offset=100 (i32.const 0) (i32.add (i32.load offset=100 (i32.const 0)) (i32.const 1)))
    (i32.load offset=96 (i32.const 0)))
  (func $t7 (type $tasklet)
    (i32.store offset=116 (i32.const 0) (i32.add (i32.load offset=116 (i32.const 0)) (i32.const 1)))
    (i32.load offset=112 (i32.const 0)))
  (func $t8 (type $tasklet)
    (i32.store offset=132 (i32.const 0) (i32.add (i32.load offset=132 (i32.const 0)) (i32.const 1)))
    (i32.load offset=128 (i32.const 0)))
  (func $t9 (type $tasklet)
    (i32.store offset=148 (i32.const 0) (i32.add (i32.load offset=148 (i32.const 0)) (i32.const 1)))
    (i32.load offset=144 (i32.const 0)))

  ;; Lets the tasklets take `turns` turns in all, beginning with the first.
  (func (export "run") (param $turns i32)
    (local $current i32)
    (if (i32.eqz (local.get $turns)) (then (return)))
    (loop $again
      (local.set $current (call_indirect (type $tasklet) (local.get $current)))
      (br_if $again (local.tee $turns (i32.sub (local.get $turns) (i32.const 1)))))))
