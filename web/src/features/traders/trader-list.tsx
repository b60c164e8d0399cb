import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { type TraderList, traderLists } from '@lendring/contracts/account/trader-rules.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import type { TraderRowShape } from '@lendring/contracts/http/traders.js';
import type { Locale } from '../../i18n/locale.js';
import { staffDay, staffMomentInFile } from '../../lib/dates/moment.js';
import { isUuid, readPage } from '../../lib/links/search-params.js';
import { listOf, type RawSearch, readTable, type TableSearch } from '../../parts/table/list.js';

type T = TFunction<'trader'>;
type TraderSort = NonNullable<Query<'traders'>['sort']>;

export type TraderSearch = TableSearch<TraderSort> &
  Readonly<{
    state?: Exclude<TraderList, 'unchecked'>;
    page?: number;
    /** Id of the opened trader; the URL keeps the list's parameters for the return to the list. */
    provider?: string;
  }>;

export const nameOf = (t: T, { details, nickname }: TraderRowShape): string =>
  details.company || nickname || t('staff.unnamed');

export const registerOf = (t: T, { certification, details: { register } }: TraderRowShape): string => {
  if (register) return `${register.name}, ${register.number}`;
  return certification ? t('staff.noRegister') : '';
};

export const vatIdOf = (
  t: T,
  { details: { vat_id: vatId }, vat_id_confirmed: isConfirmed }: TraderRowShape,
): string => {
  if (vatId === null) return '';
  return isConfirmed ? vatId : t('staff.vat.unconfirmed', { vatId });
};

const placeOf = ({ details: { postal, city } }: TraderRowShape): string => `${postal} ${city}`.trim();

type Words = Readonly<{ t: T; locale: Locale }>;
type CompanyProps = Words & Readonly<{ trader: TraderRowShape; search: TraderSearch }>;

function Company({ trader, search, t, locale }: CompanyProps) {
  return (
    <>
      <Link
        to="/backoffice/traders"
        search={{ ...search, provider: trader.trader_id }}
        preload={false}
        className="font-bold text-ink no-underline wrap-anywhere group-hover:underline after:absolute after:inset-0"
      >
        {nameOf(t, trader)}
      </Link>
      <span className="block text-muted md:hidden">{trader.details.name}</span>
      <span className="block text-muted md:hidden">{placeOf(trader)}</span>
      {trader.state === 'ended' && trader.until !== null && (
        <span className="block text-muted">{t('staff.until', { day: staffDay(trader.until, locale) })}</span>
      )}
    </>
  );
}

/** In the file, the id accompanies the name, because names change. */
export const traderList = listOf<TraderRowShape, Words, TraderSearch, TraderSort>()({
  title: ({ t }) => t('staff.title'),
  keyOf: (trader) => trader.trader_id,
  opens: true,
  head: ({ t }, name) => t(`staff.column.${name}`),
  usualSort: () => 'since',
  columns: {
    company: {
      cell: (trader, words, { search }) => <Company trader={trader} search={search} {...words} />,
      value: (trader, { t }) => nameOf(t, trader),
    },
    userId: { value: (trader) => trader.user_id },
    state: { value: (trader, { t }) => t(`staff.state.${trader.state}`) },
    name: { roomy: true, cell: ({ details }) => details.name, value: ({ details }) => details.name },
    place: { roomy: true, cell: placeOf },
    street: { value: ({ details }) => details.street },
    postal: { value: ({ details }) => details.postal },
    city: { value: ({ details }) => details.city },
    country: { value: ({ details: { country } }, { t }) => (country ? t(`country.${country}`) : '') },
    phone: { value: ({ details }) => details.phone ?? '' },
    email: { value: ({ details }) => details.email ?? '' },
    register: {
      roomy: true,
      cell: (trader, { t }) => registerOf(t, trader),
      value: (trader, { t }) => registerOf(t, trader),
    },
    vat: { roomy: true, cell: (trader, { t }) => vatIdOf(t, trader), value: ({ details }) => details.vat_id ?? '' },
    since: {
      order: 'ascending',
      tableHead: ({ t }, { state }) => t(`staff.column.${state === 'missing' ? 'due' : 'since'}`),
      cell: ({ seen, until }, { locale }, { search: { state } }) =>
        staffDay(state === 'missing' && until !== null ? until : seen, locale),
    },
    asOf: { moment: true, value: (trader) => staffMomentInFile(trader.seen) },
    until: { moment: true, value: ({ until }) => (until === null ? '' : staffMomentInFile(until)) },
  },
  // Show only company name and deadline for traders without details.
  offered: ({ state }) => (state === 'missing' ? ['since'] : ['name', 'place', 'register', 'vat', 'since']),
  usual: ({ state }) => {
    if (state === 'missing') return ['since'];
    return ['name', 'place', state === 'vat_id' ? 'vat' : 'register', 'since'];
  },
});

const isTraderList = (word: unknown): word is TraderList => traderLists.some((one) => one === word);

export const readTraderSearch = (raw: RawSearch): TraderSearch => {
  const { state, provider } = raw;
  return {
    ...(isTraderList(state) && state !== 'unchecked' && { state }),
    ...readTable(raw, traderList.sorts),
    ...readPage(raw),
    ...(typeof provider === 'string' && isUuid(provider) && { provider }),
  };
};

export const traderQuestion = ({ state, sort, page = 1 }: TraderSearch): Query<'traders'> => ({
  state: state ?? 'unchecked',
  ...(sort && { sort }),
  page,
});
