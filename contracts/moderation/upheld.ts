import type { Measures } from './verdict.js';
import { isMeasured } from './measured.js';

/**
 * Consequence of an upheld complaint. `takenBack`: the decision is revoked at once; `upheld`: uninvolved staff must
 * make a new decision; `replaced`: no consequence, because a later decision is in force.
 */
export type AfterUpheld = 'takenBack' | 'upheld' | 'replaced';

/** @param side side of the complainant; only a complaint by the affected person lifts measures */
export const afterUpheld = ({
  side,
  inForce,
  measures,
}: Readonly<{ side: 'vendor' | 'reporter'; inForce: boolean; measures: Measures }>): AfterUpheld => {
  if (!inForce) return 'replaced';
  return side === 'vendor' && isMeasured(measures) ? 'takenBack' : 'upheld';
};
