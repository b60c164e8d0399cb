import { traderLists, type TraderList } from '@lendring/contracts/account/trader-rules.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { isUuid, readPage } from '../../lib/links/search-params.js';
import { readTable, type TableSearch } from '../../parts/table/table-search.js';

type TraderSort = NonNullable<Query<'traders'>['sort']>;
const sorts = ['since', '-since'] as const satisfies readonly TraderSort[];

export const traderColumns = ['name', 'place', 'register', 'vat', 'since'] as const;
export type TraderColumn = (typeof traderColumns)[number];
const usualColumns: readonly TraderColumn[] = ['name', 'place', 'register', 'since'];
const usualOfVatIds: readonly TraderColumn[] = ['name', 'place', 'vat', 'since'];

export type TraderSearch = TableSearch<TraderSort> &
  Readonly<{
    state?: Exclude<TraderList, 'unchecked'>;
    page?: number;
    /** Id of the opened trader; the list's parameters stay in the URL for the way back. */
    provider?: string;
  }>;

const isTraderList = (word: unknown): word is TraderList => traderLists.some((one) => one === word);

export const readTraderState = (state: unknown): Pick<TraderSearch, 'state'> =>
  isTraderList(state) && state !== 'unchecked' ? { state } : {};

export const readTraderSearch = (raw: Readonly<Record<string, unknown>>): TraderSearch => {
  const { provider } = raw;
  return {
    ...readTraderState(raw['state']),
    ...readTable(raw, sorts),
    ...readPage(raw),
    ...(typeof provider === 'string' && isUuid(provider) && { provider }),
  };
};

export const traderQuestion = ({ state, sort, page = 1 }: TraderSearch): Query<'traders'> => ({
  state: state ?? 'unchecked',
  ...(sort && { sort }),
  page,
});

/** Traders without details only have a company name and a deadline. */
export const columnsFor = ({ state }: TraderSearch): readonly TraderColumn[] =>
  state === 'missing' ? ['since'] : traderColumns;
export const usualColumnsFor = (search: TraderSearch): readonly TraderColumn[] => {
  if (search.state === 'missing') return columnsFor(search);
  return search.state === 'vat_id' ? usualOfVatIds : usualColumns;
};
