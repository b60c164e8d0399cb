import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Occasion, PeopleSearchKind } from '@lendring/contracts/account/people.js';
import type { Body } from '@lendring/contracts/http/calls.js';
import type { PersonRowShape } from '@lendring/contracts/http/people.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import type { Locale } from '../../i18n/locale.js';
import { staffDay, staffMomentInFile } from '../../lib/dates/moment.js';
import { isAddress, readPage, sought } from '../../lib/links/search-params.js';
import { listOf, type RawSearch, readTable, type TableSearch } from '../../parts/table/list.js';
import { Tag } from '../../ui/Tag.js';
import { nameText, standingText } from './words.js';

export const searchKinds = ['nickname', 'email', 'company', 'id'] as const satisfies readonly PeopleSearchKind[];
export const kindsFor = (roles: readonly Role[]): readonly PeopleSearchKind[] =>
  searchKinds.filter((one) => one !== 'email' || mayDo(roles, 'sign_ins'));
export const occasions = ['contact', 'report', 'payment', 'safety'] as const satisfies readonly Occasion[];

type PeopleSort = NonNullable<Body<'people'>['sort']>;

export type PeopleSearch = TableSearch<PeopleSort> &
  Readonly<{ kind?: PeopleSearchKind; text?: string; occasion?: Occasion; page?: number }>;
export type PersonSearch = Pick<PeopleSearch, 'occasion'>;

type Words = Readonly<{ t: TFunction<'people'>; locale: Locale }>;
type WhoProps = Words & Readonly<{ person: PersonRowShape; search: PeopleSearch }>;

function Who({ person, search: { occasion }, t, locale }: WhoProps) {
  return (
    <>
      <Link
        to="/backoffice/users/$userId"
        params={{ userId: person.user_id }}
        search={occasion ? { occasion } : {}}
        preload={false}
        className="font-bold"
      >
        {nameText(t, person)}
      </Link>
      <span className="block text-muted md:hidden">{person.company}</span>
      <span className="block text-muted md:hidden">{staffDay(person.registered_at, locale)}</span>
    </>
  );
}

const kindText = ({ organisation }: PersonRowShape, { t }: Words): string =>
  t(`person.kinds.${organisation ?? 'private'}`);

const rolesText = ({ roles }: PersonRowShape, { t }: Words): string =>
  roles.map((role) => t(`role.${role}`)).join(', ');

/** In the file, the id accompanies the name, because names change. */
export const peopleList = listOf<PersonRowShape, Words, PeopleSearch, PeopleSort>()({
  title: ({ t }) => t('title'),
  keyOf: (person) => person.user_id,
  head: ({ t }, name) => t(`column.${name === 'name' ? 'who' : name}`),
  usualSort: () => 'name',
  columns: {
    name: {
      order: 'ascending',
      cell: (person, words, { search }) => <Who person={person} search={search} {...words} />,
      value: (person, { t }) => nameText(t, person),
    },
    id: { value: (person) => person.user_id },
    company: { roomy: true, cell: (person) => person.company, value: (person) => person.company ?? '' },
    kind: { roomy: true, rare: true, cell: kindText, value: kindText },
    since: {
      roomy: true,
      order: 'descending',
      moment: true,
      cell: (person, { locale }) => staffDay(person.registered_at, locale),
      value: (person) => staffMomentInFile(person.registered_at),
    },
    roles: { roomy: true, cell: rolesText, value: rolesText },
    standing: {
      cell: (person, { t, locale }) =>
        person.suspended ? (
          <Tag tone="rose" wraps>
            {standingText(t, person, locale)}
          </Tag>
        ) : (
          t('active')
        ),
      value: (person, { t, locale }) => standingText(t, person, locale),
    },
  },
});

const MOST = 200;

export const readOccasion = (raw: RawSearch): PersonSearch => {
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
export const readPeopleSearch = (raw: RawSearch, kept?: string): PeopleSearch => {
  const kind = searchKinds.find((one) => one === raw['kind']);
  const text = kind === 'email' ? kept : (kept ?? raw['text']);
  const word = typeof text === 'string' || typeof text === 'number' ? String(text).trim() : '';
  return {
    ...(kind && { kind }),
    ...(word !== '' && word.length <= MOST && { text: word }),
    ...readOccasion(raw),
    ...readTable(raw, peopleList.sorts),
    ...readPage(raw),
  };
};

export const peopleQuestion = ({ kind = 'nickname', text, sort, page = 1 }: PeopleSearch): Body<'people'> | null =>
  text === undefined ? null : { kind, text, ...(sort && { sort }), page };
