// What a workload's tasklets are called under given params.

import { Names } from "../../lib/recording";
import { holds } from "../../params/condition";
import type { Values } from "../../params/values";
import { findWorkload } from "../../store/catalog";

export function namesOf(workload: string, params: Values): Names {
  const rules = findWorkload(workload)?.names ?? [];
  return new Names(rules.filter((rule) => holds(rule.when, params)));
}
