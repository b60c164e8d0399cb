import type { Measures } from './decisions.js';

export const noMeasures: Measures = { lock: false, warn: false, suspend: null };

/** Whether anything is done. */
export const isMeasured = ({ lock, warn, suspend, pictures = [] }: Measures): boolean =>
  lock || warn || suspend !== null || pictures.length > 0;

/** Whether anything is locked or hidden, or somebody kept from writing: a warning does none of that. */
export const isLocking = (measures: Measures): boolean => isMeasured({ ...measures, warn: false });
