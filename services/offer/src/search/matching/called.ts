import { categories as builtIn, type Category } from '@lendring/contracts/reference/categories.js';
import { fields, queryWords, type Field } from '../analysis/analyse.js';
import type { SearchQuery } from '../search.port.js';
import type { Asked } from './ways.js';

const bits = (of: readonly Field[]): number => of.reduce((mask, field) => mask | (1 << fields.indexOf(field)), 0);

const ofOffers: readonly Field[] = ['title', 'parts', 'tags'];

/**
 * Fields that name an offer. A search lists offers that merely mention the words only if the words name no offer.
 * `listed` includes the keywords of the category.
 */
export const calling = { named: ofOffers, listed: [...ofOffers, 'keywords'] } as const satisfies Readonly<
  Record<string, readonly Field[]>
>;
export type Calling = keyof typeof calling;
export const callingBits: Readonly<Record<Calling, number>> = {
  named: bits(calling.named),
  listed: bits(calling.listed),
};

/** Words in category names of all languages; a query for one means all offers of the category. */
export const categoryNames = (categories: readonly Category[]): readonly string[] => [
  ...new Set(
    categories.flatMap(({ title }) =>
      Object.values(title).flatMap((text) => queryWords(text).map((word) => word.stemmed)),
    ),
  ),
];

const builtInNames: ReadonlySet<string> = new Set(categoryNames(builtIn));

export const namesOf = ({ categoryNames: names }: Pick<SearchQuery, 'categoryNames'>): ReadonlySet<string> =>
  names ? new Set(names) : builtInNames;

export const callingOf = (asked: readonly Asked[], names: ReadonlySet<string>): Calling =>
  asked.some(({ stemmed, prefix }) =>
    prefix ? [...names].some((word) => word.startsWith(stemmed)) : names.has(stemmed),
  )
    ? 'listed'
    : 'named';
