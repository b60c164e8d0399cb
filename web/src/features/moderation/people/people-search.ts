import type { Occasion, PeopleSearchKind } from '@lendring/contracts/account/file.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { readPage } from '../../../lib/read-page.js';
import { readTable, type TableSearch } from '../../../ui/table/table-search.js';

export const searchKinds = ['nickname', 'email', 'company', 'id'] as const satisfies readonly PeopleSearchKind[];
export const occasions = ['contact', 'report', 'payment', 'safety'] as const satisfies readonly Occasion[];

type PeopleSort = NonNullable<Query<'people'>['sort']>;
const sorts = ['name', '-name', 'since', '-since'] as const satisfies readonly PeopleSort[];

/** What the table can show beside who it is, in its order. */
export const peopleColumns = ['company', 'kind', 'since', 'roles', 'standing'] as const;
export type PeopleColumn = (typeof peopleColumns)[number];
/** Shown where nobody has chosen. */
export const usualPeopleColumns: readonly PeopleColumn[] = ['company', 'since', 'roles', 'standing'];

export type PeopleSearch = TableSearch<PeopleSort> &
  Readonly<{ kind?: PeopleSearchKind; text?: string; occasion?: Occasion; page?: number }>;
export type PersonSearch = Pick<PeopleSearch, 'occasion'>;

const MOST = 200;

/** Why somebody looks at a person, as an address says it; nothing where it does not. */
export const readOccasion = (raw: Readonly<Record<string, unknown>>): PersonSearch => {
  const occasion = occasions.find((one) => one === raw['occasion']);
  return occasion ? { occasion } : {};
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * An e-mail address somebody looks for: it stays with this entry of the history, and out of the address of the
     * page.
     */
    sought?: string;
  }
}

/** Where a search leads. E-mail addresses of people are no part of it: it stands in histories and logs. */
export const peopleTarget = ({ text, ...search }: PeopleSearch) => ({
  to: '/backoffice/users' as const,
  ...(search.kind === 'email'
    ? { search, state: text === undefined ? {} : { sought: text } }
    : { search: text === undefined ? search : { ...search, text }, state: {} }),
});

/** Whom an address looks for, and why; `sought`: an e-mail address. A number may have been read as one. */
export const readPeopleSearch = (raw: Readonly<Record<string, unknown>>, sought?: string): PeopleSearch => {
  const kind = searchKinds.find((one) => one === raw['kind']);
  const text = kind === 'email' ? sought : raw['text'];
  const word = typeof text === 'string' || typeof text === 'number' ? String(text).trim() : '';
  return {
    ...(kind && { kind }),
    ...(word !== '' && word.length <= MOST && { text: word }),
    ...readOccasion(raw),
    ...readTable(raw, sorts),
    ...readPage(raw),
  };
};

/** What that asks the API for; null: nobody is looked for yet. */
export const peopleQuestion = ({ kind = 'nickname', text, sort, page = 1 }: PeopleSearch): Query<'people'> | null =>
  text === undefined ? null : { kind, text, ...(sort && { sort }), page };
