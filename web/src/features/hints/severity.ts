import type { HintShape } from '@lendring/contracts/http/hints.js';

export const severityOf = ({ severity }: Pick<HintShape, 'severity'>): 1 | 2 | 3 =>
  severity === 3 ? 3 : severity === 2 ? 2 : 1;
