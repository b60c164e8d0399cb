import type { Measures } from './verdict.js';
import { isMeasured } from './measured.js';

/**
 * Consequence of an upheld complaint. `takenBack`: the decision is revoked at once; `upheld`: a new decision by
 * uninvolved staff is due; `replaced`: none, because a later decision is in force.
 */
export type AfterUpheld = 'takenBack' | 'upheld' | 'replaced';

/** @param side complainant: only the affected person's complaint lifts measures */
export const afterUpheld = ({
  side,
  inForce,
  measures,
}: Readonly<{ side: 'vendor' | 'reporter'; inForce: boolean; measures: Measures }>): AfterUpheld => {
  if (!inForce) return 'replaced';
  return side === 'vendor' && isMeasured(measures) ? 'takenBack' : 'upheld';
};
