import { Locale } from '@lendring/contracts/kernel/ids.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { listReader, type ListReader } from '../hints/decide-finding.js';
import { wordListAggregate, type WordList } from './word-list.aggregate.js';

/** Reads the word lists of all languages and caches each compiled list until it changes. */
export const createLists = (loadKnown: ServiceCore['loadKnown']): (() => Promise<readonly ListReader[]>) => {
  const known = new Map<Locale, Readonly<{ entries: WordList['entries']; reader: ListReader }>>();
  const one = async (language: Locale): Promise<ListReader> => {
    const { entries } = await loadKnown(wordListAggregate, language);
    const kept = known.get(language);
    if (kept?.entries === entries) return kept.reader;
    const reader = listReader(language, entries.values());
    known.set(language, { entries, reader });
    return reader;
  };
  return () => Promise.all(Locale.options.map(one));
};
