import type { Measures } from './verdict.js';

export const noMeasures: Measures = { lock: false, warn: false, suspend: null };

export const isMeasured = ({ lock, warn, suspend, pictures = [] }: Measures): boolean =>
  lock || warn || suspend !== null || pictures.length > 0;

export const isLocking = (measures: Measures): boolean => isMeasured({ ...measures, warn: false });

/** Measures that a later decision lifts: the suspension, hidden content, or a warning. */
export const endings = ['account', 'things', 'warning'] as const;
export type Ended = (typeof endings)[number];

/**
 * Returns the measures lifted by a decision. @param before measures of the previous decision; null for the first
 * decision
 */
export const endedBy = (before: Measures | null, now: Measures): readonly Ended[] => {
  if (!before) return [];
  const { pictures = [] } = now;
  const isFreed = (before.lock && !now.lock) || (before.pictures ?? []).some((id) => !pictures.includes(id));
  return [
    ...(before.suspend && !now.suspend ? (['account'] as const) : []),
    ...(isFreed ? (['things'] as const) : []),
    ...(before.warn && !now.warn ? (['warning'] as const) : []),
  ];
};
