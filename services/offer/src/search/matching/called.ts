import { categories } from '@lendring/contracts/reference/categories.js';
import { fields, queryWords, type Field } from '../analysis/analyse.js';
import type { Asked } from './ways.js';

const bits = (of: readonly Field[]): number => of.reduce((mask, field) => mask | (1 << fields.indexOf(field)), 0);

const ofOffers: readonly Field[] = ['title', 'parts', 'tags'];

/**
 * The fields in which an offer is called something: a search finds what is called so, and what merely mentions it only
 * where nothing is. `listed` takes the category's keywords for a name, too.
 */
export const calling = { named: ofOffers, listed: [...ofOffers, 'keywords'] } as const satisfies Readonly<
  Record<string, readonly Field[]>
>;
export type Calling = keyof typeof calling;
export const callingBits: Readonly<Record<Calling, number>> = {
  named: bits(calling.named),
  listed: bits(calling.listed),
};

/** Words that categories are called by, in all languages: whoever asks for one means everything in it. */
const ofCategories = new Set(
  categories.flatMap(({ title }) =>
    Object.values(title).flatMap((text) => queryWords(text).map((word) => word.stemmed)),
  ),
);

/** Where what is asked for has to stand for an offer to be called so. */
export const callingOf = (asked: readonly Asked[]): Calling =>
  asked.some(({ stemmed, prefix }) =>
    prefix ? [...ofCategories].some((word) => word.startsWith(stemmed)) : ofCategories.has(stemmed),
  )
    ? 'listed'
    : 'named';
