import { traderLists, type TraderList } from '@lendring/contracts/account/trader-rules.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { readPage } from '../../../lib/read-page.js';
import { isUuid } from '../../../lib/uuid.js';
import { readTable, type TableSearch } from '../../../ui/table/table-search.js';

type TraderSort = NonNullable<Query<'traders'>['sort']>;
const sorts = ['since', '-since'] as const satisfies readonly TraderSort[];

/** What the table can show beside the company, in its order. */
export const traderColumns = ['name', 'place', 'register', 'vat', 'since'] as const;
export type TraderColumn = (typeof traderColumns)[number];
/** Shown where nobody has chosen. */
const usualColumns: readonly TraderColumn[] = ['name', 'place', 'register', 'since'];
const usualOfVatIds: readonly TraderColumn[] = ['name', 'place', 'vat', 'since'];

/** Which traders are listed, as the address says it; those to check are not written down. */
export type TraderSearch = TableSearch<TraderSort> &
  Readonly<{
    state?: Exclude<TraderList, 'unchecked'>;
    page?: number;
    /** The one that is open; the list it was opened from stays in the address, to go back to. */
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

/** What that asks the API for. */
export const traderQuestion = ({ state, sort, page = 1 }: TraderSearch): Query<'traders'> => ({
  state: state ?? 'unchecked',
  ...(sort && { sort }),
  page,
});

/** Who gave nothing yet has nothing but a company and the day by which it is to be given. */
export const columnsFor = ({ state }: TraderSearch): readonly TraderColumn[] =>
  state === 'missing' ? ['since'] : traderColumns;
export const usualColumnsFor = (search: TraderSearch): readonly TraderColumn[] => {
  if (search.state === 'missing') return columnsFor(search);
  return search.state === 'vat_id' ? usualOfVatIds : usualColumns;
};
