// The closed list of layouts, by the hint a workload declares.

import { chain } from "./chain";
import { fan } from "./fan";
import { lanes } from "./lanes";
import { pool } from "./pool";
import { ring } from "./ring";
import type { Layout } from "./scene";

export const layouts: Record<string, Layout> = { chain, ring, lanes, fan, pool };
