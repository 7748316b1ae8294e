;; The floor for tasklets that are data: ten records in memory, each with the
;; index of the next, and one loop that goes from one to the next.
;;
;; What it proves: where a switch is the assignment of an index, it costs at
;; least the time from an address to the value loaded from it, since the next
;; record is known only then, and the counting in the record. No engine that
;; keeps its run queue in memory can be faster.
;;
;; Why it is fair: the turn is counted in the tasklet's own record, as calls.wat
;; does it, and the order of the ring is read from memory at each switch; the
;; compiler cannot know it and keeps nothing in registers. All counts are read
;; afterwards.
;;
;; A record is 16 bytes, the first at 0: next (index of a record), turns.
(module
  (memory (export "memory") 1)

  ;; Lets the tasklets take `turns` turns in all, beginning with the first.
  (func (export "run") (param $turns i32)
    (local $at i32) ;; address of the current record
    (if (i32.eqz (local.get $turns)) (then (return)))
    (loop $again
      (i32.store offset=4 (local.get $at) (i32.add (i32.load offset=4 (local.get $at)) (i32.const 1)))
      (local.set $at (i32.shl (i32.load (local.get $at)) (i32.const 4)))
      (br_if $again (local.tee $turns (i32.sub (local.get $turns) (i32.const 1)))))))
