import { categories as builtIn, type Category } from '@lendring/contracts/reference/categories.js';
import { fields, queryWords, type Field } from '../analysis/analyse.js';
import type { SearchQuery } from '../search.port.js';
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
export const categoryNames = (categories: readonly Category[]): readonly string[] => [
  ...new Set(
    categories.flatMap(({ title }) =>
      Object.values(title).flatMap((text) => queryWords(text).map((word) => word.stemmed)),
    ),
  ),
];

const builtInNames: ReadonlySet<string> = new Set(categoryNames(builtIn));

/** The names of categories that a search goes by. */
export const namesOf = ({ categoryNames: names }: Pick<SearchQuery, 'categoryNames'>): ReadonlySet<string> =>
  names ? new Set(names) : builtInNames;

/** Where what is asked for has to stand for an offer to be called so. */
export const callingOf = (asked: readonly Asked[], names: ReadonlySet<string>): Calling =>
  asked.some(({ stemmed, prefix }) =>
    prefix ? [...names].some((word) => word.startsWith(stemmed)) : names.has(stemmed),
  )
    ? 'listed'
    : 'named';
