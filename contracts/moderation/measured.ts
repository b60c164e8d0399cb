import type { Measures } from './decisions.js';

export const noMeasures: Measures = { lock: false, warn: false, suspend: null };

/** Whether anything is done. */
export const isMeasured = ({ lock, warn, suspend, pictures = [] }: Measures): boolean =>
  lock || warn || suspend !== null || pictures.length > 0;

/** Whether anything is locked or hidden, or somebody kept from writing: a warning does none of that. */
export const isLocking = (measures: Measures): boolean => isMeasured({ ...measures, warn: false });

/**
 * What an earlier decision did and a later one does not: the account is free again, things or words are, a warning is
 * taken back.
 */
export const endings = ['account', 'things', 'warning'] as const;
export type Ended = (typeof endings)[number];

/** @param before what held until then; null: nothing had been decided */
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
