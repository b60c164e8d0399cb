import type { Occasion, PeopleSearchKind } from '@lendring/contracts/account/people.js';
import type { Body } from '@lendring/contracts/http/calls.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { isAddress, readPage, sought } from '../../lib/links/search-params.js';
import { readTable, type TableSearch } from '../../parts/table/table-search.js';

export const searchKinds = ['nickname', 'email', 'company', 'id'] as const satisfies readonly PeopleSearchKind[];
export const kindsFor = (roles: readonly Role[]): readonly PeopleSearchKind[] =>
  searchKinds.filter((one) => one !== 'email' || mayDo(roles, 'sign_ins'));
export const occasions = ['contact', 'report', 'payment', 'safety'] as const satisfies readonly Occasion[];

type PeopleSort = NonNullable<Body<'people'>['sort']>;
const sorts = ['name', '-name', 'since', '-since'] as const satisfies readonly PeopleSort[];

export const peopleColumns = ['company', 'kind', 'since', 'roles', 'standing'] as const;
export type PeopleColumn = (typeof peopleColumns)[number];
export const usualPeopleColumns: readonly PeopleColumn[] = ['company', 'since', 'roles', 'standing'];

export type PeopleSearch = TableSearch<PeopleSort> &
  Readonly<{ kind?: PeopleSearchKind; text?: string; occasion?: Occasion; page?: number }>;
export type PersonSearch = Pick<PeopleSearch, 'occasion'>;

const MOST = 200;

export const readOccasion = (raw: Readonly<Record<string, unknown>>): PersonSearch => {
  const occasion = occasions.find((one) => one === raw['occasion']);
  return occasion ? { occasion } : {};
};

/** Navigation target of a search; e-mail addresses are kept out of the URL. */
export const peopleTarget = ({ text, ...search }: PeopleSearch) => ({
  to: '/backoffice/users' as const,
  ...sought(search, text, search.kind === 'email' || isAddress(text)),
});

/**
 * Parses the list's URL. `kept` is an e-mail address held outside the URL. The router may have parsed `text` as a
 * number.
 */
export const readPeopleSearch = (raw: Readonly<Record<string, unknown>>, kept?: string): PeopleSearch => {
  const kind = searchKinds.find((one) => one === raw['kind']);
  const text = kind === 'email' ? kept : (kept ?? raw['text']);
  const word = typeof text === 'string' || typeof text === 'number' ? String(text).trim() : '';
  return {
    ...(kind && { kind }),
    ...(word !== '' && word.length <= MOST && { text: word }),
    ...readOccasion(raw),
    ...readTable(raw, sorts),
    ...readPage(raw),
  };
};

export const peopleQuestion = ({ kind = 'nickname', text, sort, page = 1 }: PeopleSearch): Body<'people'> | null =>
  text === undefined ? null : { kind, text, ...(sort && { sort }), page };
