import type { Measures } from './decisions.js';

export const noMeasures: Measures = { lock: false, warn: false, suspend: null };

/** Whether anything is done. */
export const isMeasured = ({ lock, warn, suspend, pictures = [] }: Measures): boolean =>
  lock || warn || suspend !== null || pictures.length > 0;
