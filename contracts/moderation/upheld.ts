import type { Measures } from './decisions.js';
import { isMeasured } from './measured.js';

/**
 * Consequence of an upheld complaint. `takenBack`: the decision, at once; `upheld`: a new decision by somebody who took
 * no part in it; `replaced`: nothing, since another decision is in force already.
 */
export type AfterUpheld = 'takenBack' | 'upheld' | 'replaced';

/** @param side who complained: only the person concerned is freed by what is taken back */
export const afterUpheld = ({
  side,
  inForce,
  measures,
}: Readonly<{ side: 'vendor' | 'reporter'; inForce: boolean; measures: Measures }>): AfterUpheld => {
  if (!inForce) return 'replaced';
  return side === 'vendor' && isMeasured(measures) ? 'takenBack' : 'upheld';
};
