import type { Query } from '@lendring/contracts/http/calls.js';
import { readPage } from '../../../lib/links/read-page.js';
import { readTable, type TableSearch } from '../../../parts/table/table-search.js';

type Asked = Query<'shownAds'>;
type ShownSort = NonNullable<Asked['sort']>;
const sorts = ['from', '-from', 'views', '-views', 'clicks', '-clicks'] as const satisfies readonly ShownSort[];

/** `current` is the default, and is omitted from the URL. */
export const shownStates = ['current', 'running', 'planned', 'paused', 'stopped', 'over', 'all'] as const;
type ShownState = (typeof shownStates)[number];
export const adKinds = ['house', 'booked'] as const satisfies readonly NonNullable<Asked['kind']>[];

export const shownColumns = ['state', 'owner', 'from', 'until', 'views', 'clicks'] as const;
export type ShownColumn = (typeof shownColumns)[number];

export const usualShown: readonly ShownColumn[] = ['state', 'owner', 'from', 'views', 'clicks'];

export type ShownSearch = TableSearch<ShownSort> &
  Readonly<{ state?: Exclude<ShownState, 'current'>; kind?: (typeof adKinds)[number]; page?: number }>;

export const readShownSearch = (raw: Readonly<Record<string, unknown>>): ShownSearch => {
  const state = shownStates.filter((one) => one !== 'current').find((one) => one === raw['state']);
  const kind = adKinds.find((one) => one === raw['kind']);
  return { ...(state && { state }), ...(kind && { kind }), ...readTable(raw, sorts), ...readPage(raw) };
};

export const shownQuestion = ({ columns: _, page = 1, ...rest }: ShownSearch): Asked => ({ ...rest, page });
