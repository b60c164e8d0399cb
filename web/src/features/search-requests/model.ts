import type { SearchRequestBody, SearchRequestShape } from '@lendring/contracts/http/search-requests.js';
import { searchRequestLimits } from '@lendring/contracts/group/limits.js';
import type { WantedSearch } from './search.js';

/** `groupId` null: a public search request near its place. */
export type Values = Readonly<{
  title: string;
  text: string;
  categoryId: number | null;
  first: string | null;
  last: string | null;
  town: Readonly<{ id: string; city: string }> | null;
  groupId: string | null;
  isPublic: boolean;
}>;

export const newSearchRequest: Values = {
  title: '',
  text: '',
  categoryId: null,
  first: null,
  last: null,
  town: null,
  groupId: null,
  isPublic: false,
};

export const valuesOf = (one: SearchRequestShape): Values => ({
  title: one.title,
  text: one.text,
  categoryId: one.category_id,
  first: one.date_from,
  last: one.date_to,
  town: one.place && { id: one.place.city_id, city: one.place.city },
  groupId: one.group?.group_id ?? null,
  isPublic: one.public,
});

export const bodyOf = (values: Values): SearchRequestBody => ({
  title: values.title.trim(),
  text: values.text.trim(),
  category_id: values.categoryId,
  date_from: values.first,
  date_to: values.first === null ? null : (values.last ?? values.first),
  city_id: values.town?.id ?? null,
  group_id: values.groupId,
  public: values.groupId === null || values.isPublic,
});

export type Problem = 'title' | 'town' | 'days-first';

export const wrong = ({ title, town, groupId, isPublic, first, last }: Values): readonly Problem[] => [
  ...(title.trim().length < searchRequestLimits.titleMin ? (['title'] as const) : []),
  ...(last !== null && (first === null || last < first) ? (['days-first'] as const) : []),
  ...(town === null && (groupId === null || isPublic) ? (['town'] as const) : []),
];

export const fieldOf = (path: string): string | null =>
  ({
    title: 'title',
    text: 'text',
    category_id: 'category',
    date_from: 'days-first',
    date_to: 'days-first',
    city_id: 'town',
  })[path] ?? null;

export const wantedQuestion = ({ tab, group, query, near, all, page = 1 }: WantedSearch) => ({
  ...(tab && { among: tab }),
  ...(group && { group_id: group }),
  ...(query && { query }),
  ...(near && { city_id: near }),
  ...(all && { all: '1' as const }),
  page,
});
