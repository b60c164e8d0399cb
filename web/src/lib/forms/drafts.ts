import { same } from '@lendring/contracts/rules/same.js';
import { useEffect } from 'react';

/** Guards against drafts with other fields, stored by another version of the page. */
const fits = <Values extends object>(kept: unknown, fresh: Values): kept is Values =>
  typeof kept === 'object' && kept !== null && same(Object.keys(kept).toSorted(), Object.keys(fresh).toSorted());

/**
 * Form drafts per tab, which survive the end of the session and reloads. `key` identifies the subject and its state, so
 * that a draft about an earlier state is not reused.
 */
export const createDrafts = (storage: Storage | null) => ({
  read: <Values extends object>(key: string, fresh: Values): Values => {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
      return fits(kept, fresh) ? kept : fresh;
    } catch {
      return fresh;
    }
  },
  keep: (key: string, values: object): void => {
    try {
      storage?.setItem(key, JSON.stringify(values));
    } catch {
      /* Storage is full or blocked: the draft exists in memory only. */
    }
  },
  forget: (key: string): void => {
    try {
      storage?.removeItem(key);
    } catch {
      /* Ignore blocked storage: it contains no draft. */
    }
  },
});

export const drafts = createDrafts(typeof sessionStorage === 'undefined' ? null : sessionStorage);

/** `key` null: the draft is not stored. */
export const useKeepDraft = <Values extends object>(key: string | null, values: Values, fresh: Values): void => {
  const isFresh = same(values, fresh);
  useEffect(() => {
    if (key === null) return;
    if (isFresh) drafts.forget(key);
    else drafts.keep(key, values);
  }, [key, values, isFresh]);
};
