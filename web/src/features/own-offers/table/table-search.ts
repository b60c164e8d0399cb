import { limits } from '@lendring/contracts/kernel/limits.js';
import { tableColumns } from '@lendring/contracts/offer/own-table-columns.js';
import type { OfferStatus } from '@lendring/contracts/rules/terms.js';
import { isUuid, readPage } from '../../../lib/links/search-params.js';
import type { RawSearch } from '../../../parts/table/list.js';

export const statuses = ['active', 'inactive', 'draft', 'locked'] as const satisfies readonly OfferStatus[];

/** Place in the address for offers at the address of the profile. */
export const profilePlace = 'profile';

export type OfferTableSearch = Readonly<{
  q?: string;
  status?: OfferStatus;
  category?: number;
  place?: string;
  sort?: string;
  columns?: string;
  page?: number;
}>;

const META = 'meta:';

/** Name of a metadata column in the address, without commas, which separate columns. */
export const metaColumn = (name: string): string => META + encodeURIComponent(name.toLowerCase());

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Sort parameter of the API for a column of the table; null for an unknown column. */
export const apiSort = (sort: string): string | null => {
  const [, sign = '', column = ''] = /^(-?)(.+)$/.exec(sort) ?? [];
  if ((tableColumns as readonly string[]).includes(column)) return sort;
  const name = column.startsWith(META) ? decoded(column.slice(META.length)) : null;
  return name && name.length <= limits.metadataKey ? `${sign}${META}${name}` : null;
};

const columnList = /^(?:[a-z]{1,20}|meta:[^,\s]{1,300})(?:,(?:[a-z]{1,20}|meta:[^,\s]{1,300})){0,29}$/;

/** Parses the address of the table and drops invalid values. The router parses a numeric `q` as a number. */
export const readOfferTableSearch = (raw: RawSearch): OfferTableSearch => {
  const { q, status, category, place, sort, columns } = raw;
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, limits.searchTerm) : '';
  const state = statuses.find((one) => one === status);
  const categoryId = Number(category);
  return {
    ...(text && { q: text }),
    ...(state && { status: state }),
    ...(category !== '' && Number.isInteger(categoryId) && categoryId > 1 && { category: categoryId }),
    ...(typeof place === 'string' && (place === profilePlace || isUuid(place)) && { place }),
    ...(typeof sort === 'string' && apiSort(sort) !== null && { sort }),
    ...(typeof columns === 'string' && columnList.test(columns) && { columns }),
    ...readPage(raw),
  };
};

/** Query of the API for one page of the table. */
export const tableQuestion = ({ q, status, category, place, sort, page = 1 }: OfferTableSearch) => {
  const order = sort === undefined ? null : apiSort(sort);
  return {
    page,
    ...(q && { query: q }),
    ...(status && { status }),
    ...(category !== undefined && { category_id: category }),
    ...(place && { place_id: place }),
    ...(order && { sort: order }),
  };
};
export type TableQuestion = ReturnType<typeof tableQuestion>;

export const isNarrowed = ({ q, status, category, place }: OfferTableSearch): boolean =>
  [q, status, category, place].some((filter) => filter !== undefined);

/** Query string of a saved view: everything but the page. */
export const viewQuery = ({ page: _, ...search }: OfferTableSearch): string => {
  const params = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return params.toString();
};

export const searchOfView = (query: string): OfferTableSearch =>
  readOfferTableSearch(Object.fromEntries(new URLSearchParams(query)));
