;; The floor for tasklets that are code: ten entries of a table, which a driver
;; loop calls one after the other through call_indirect.
;;
;; What it proves: WebAssembly has no way to leave a function in its middle, so
;; that a switch between pieces of compiled code costs at least a return into a
;; loop and an indirect call out of it. No engine whose tasklets are functions
;; can be faster here; one that runs records in a loop of its own can
;; (indexring.wat).
;;
;; Why it is fair: each tasklet does what the least tasklet must, which is to
;; count its turn in its own record in memory and to name the next one, read
;; from there. All ten are one function, as the ten of taskspeed are one
;; program. That favours the floor: an engine may see that the call always meets
;; the same function and put it in place behind a check, and Chromium does. With
;; ten functions of the same text it takes three times as long.
;; All counts are read afterwards.
;;
;; A record is 16 bytes, the first at 0: next (index of a record), turns.
(module
  (memory (export "memory") 1)
  (type $tasklet (func (param $me i32) (result i32)))
  (table 10 funcref)
  (elem (i32.const 0) $turn $turn $turn $turn $turn $turn $turn $turn $turn $turn)

  ;; Takes a turn of the tasklet whose record is at $me and gives the next one's index.
  (func $turn (type $tasklet) (param $me i32) (result i32)
    (i32.store offset=4 (local.get $me) (i32.add (i32.load offset=4 (local.get $me)) (i32.const 1)))
    (i32.load (local.get $me)))

  ;; Lets the tasklets take `turns` turns in all, beginning with the first.
  (func (export "run") (param $turns i32)
    (local $current i32)
    (if (i32.eqz (local.get $turns)) (then (return)))
    (loop $again
      (local.set $current
        (call_indirect (type $tasklet)
          (i32.shl (local.get $current) (i32.const 4)) (local.get $current)))
      (br_if $again (local.tee $turns (i32.sub (local.get $turns) (i32.const 1)))))))
