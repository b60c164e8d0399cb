import { same } from '@lendring/contracts/rules/same.js';
import { useEffect } from 'react';

/** Whether what was kept still has the fields of the form: another version of the page may have kept it. */
const fits = <Values extends object>(kept: unknown, fresh: Values): kept is Values =>
  typeof kept === 'object' && kept !== null && same(Object.keys(kept).toSorted(), Object.keys(fresh).toSorted());

/**
 * What is entered in forms, kept for this tab: a session that ends, or a page loaded anew, loses nothing. `key` names
 * what a form is about, as that stands: words about an earlier state are not for this one.
 */
export const createDrafts = (storage: Storage | null) => ({
  /** What was entered, else what the form begins with. */
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
      /* A full or closed storage: kept while the page is open. */
    }
  },
  forget: (key: string): void => {
    try {
      storage?.removeItem(key);
    } catch {
      /* Nothing was kept then. */
    }
  },
});

export const drafts = createDrafts(typeof sessionStorage === 'undefined' ? null : sessionStorage);

/** Keeps each change of a form; nothing where it stands as it began. */
export const useKeepDraft = <Values extends object>(key: string, values: Values, fresh: Values): void => {
  const isFresh = same(values, fresh);
  useEffect(() => {
    if (isFresh) drafts.forget(key);
    else drafts.keep(key, values);
  }, [key, values, isFresh]);
};
