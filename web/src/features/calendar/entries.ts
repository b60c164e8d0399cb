import type { LinkProps } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Handshake from 'lucide-react/icons/handshake';
import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { dayIn, daysBetween } from '@lendring/contracts/kernel/days.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { requestTypeById } from '@lendring/contracts/reference/request-types.js';
import type { Stock } from '@lendring/contracts/rules/stock.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { day, dayRange, localZone } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useNow } from '../../lib/dates/use-now.js';
import { lateText } from '../../parts/offers/late-text.js';
import { dayStyle, periodText } from '../../parts/offers/period-text.js';
import { repeatText } from '../../parts/blocks/repeat-text.js';
import { blockIcon, blockLook } from '../../parts/blocks/block-look.js';
import { type Entry, isBlock, type Kind, type Span } from './model.js';

type Words = Readonly<{
  t: TFunction<['calendar', 'common']>;
  blocks: TFunction<'blocks'>;
  common: TFunction;
  locale: Locale;
  /** Current instant, ISO 8601. */
  now: string;
  today: string;
}>;

export const useWords = (): Words => {
  const { t } = useTranslation(['calendar', 'common']);
  const { t: blocks } = useTranslation('blocks');
  const { t: common } = useTranslation();
  const now = useNow();
  return { t, blocks, common, locale: useLocale(), now, today: dayIn(now, localZone()) };
};

/** For example `4.–6. Juli, 2 Nächte`, plus the date of an early return, or the repetition of an entry. */
export const spanText = (words: Words, { shape, last, backEarly }: Entry): string => {
  const repeat = repeatText(words.blocks, shape.repeat, words.locale);
  const span = periodText(words, shape.period, shape.renttype_id ?? RentTypeId.day, shape.units);
  const period = backEarly ? words.t('back', { period: span, day: day(last, words.locale, 'plain') }) : span;
  return repeat ? `${period} · ${repeat}` : period;
};

/**
 * Title with the number of units; a block of some units states it even for one. An entry for several offers has their
 * number: `Alle Inserate`, `3 Inserate`.
 */
export const countedOf = ({ t }: Words, { shape }: Entry): string => {
  const { title, quantity, type, offers } = shape;
  if (type === 'calendar_unavailability') return offers === null ? t('entry.all') : t('entry.some', { count: offers });
  return isBlock({ shape }) && quantity === 1 ? `1\u{a0}× ${title}` : countedTitle(title, quantity);
};

/** For example `Von 80: 30 vergeben, 50 frei`; empty for offers of one unit and on the borrower's side. */
export const stockText = ({ t }: Words, stock: Stock | null): string => {
  if (!stock) return '';
  const parts = (['lent', 'preparation', 'blocked', 'free'] as const)
    .filter((part) => stock[part] > 0 || part === 'free')
    .map((part) => t(`stock.${part}`, { count: stock[part] }));
  return t(stock.partly ? 'stock.partly' : 'stock.whole', { quantity: stock.quantity, parts: parts.join(', ') });
};

/** Borrower, lender or reason of a block: `jana_probst`, `Wartung`. Undefined if the account no longer exists. */
export const whoText = ({ t, locale }: Words, { shape, kind }: Entry): string | undefined =>
  isBlock({ shape })
    ? [requestTypeById(shape.requesttype_id)?.title[locale] ?? t(`kind.${kind}`), shape.counter_name]
        .filter(Boolean)
        .join(' · ')
    : (shape.counter_name ?? shape.other?.company ?? shape.other?.nickname ?? undefined);

export const entryText = (words: Words, entry: Entry): string => {
  const who = whoText(words, entry);
  const { date_from: first, start } = entry.shape.period;
  const isWaiting = entry.kind.endsWith('Agreed') && start <= words.now;
  const since = day(first, words.locale, dayStyle(first, words.now));
  const kind = isWaiting
    ? words.t(first < words.today ? 'kind.notOutSince' : 'kind.notOut', { day: since })
    : words.t(`kind.${entry.kind}`);
  const { shape } = entry;
  const state = shape.overdue ? words.t('overdue', { what: kind, day: lateText(words, shape.period) }) : kind;
  const what = shape.counter_loan_id ? words.t('counter', { what: state }) : state;
  if (!who) return what;
  return isBlock(entry) ? who : words.t('with', { what, name: who });
};

/** Link to the request or counter loan of an entry; null for blocks. */
export const linkOf = ({ shape }: Entry): LinkProps | null =>
  shape.request_id
    ? { to: '/request/$requestId', params: { requestId: shape.request_id } }
    : shape.counter_loan_id
      ? { to: '/counter-loan/$loanId', params: { loanId: shape.counter_loan_id } }
      : null;

export const dayText = ({ t, locale, today }: Words, value: string): string => {
  const ahead = daysBetween(today, value);
  return ahead === 0
    ? t('today')
    : ahead === 1
      ? t('tomorrow')
      : day(value, locale, value.slice(0, 4) === today.slice(0, 4) ? 'short' : 'year');
};

export const titleOf = ({ t, locale }: Words, month: string | undefined): string =>
  month ? day(`${month}-01`, locale, 'month') : t('next30');
export const gridText = (words: Words, { from, to }: Span): string =>
  words.t('grid', { span: dayRange(from, to, words.locale, 'year') });

/** Colours of an entry, those of an overdue loan before those of its kind. */
export const lookOf = ({ kind, shape }: Pick<Entry, 'kind' | 'shape'>): string =>
  shape.overdue ? overdueLook : entryLook[kind];

export const iconOf = ({ kind, shape }: Pick<Entry, 'kind' | 'shape'>): LucideIcon =>
  shape.overdue ? overdueIcon : entryIcon[kind];

/** Colours per kind, always accompanied by an icon. Unconfirmed requests are dashed. */
export const entryLook: Readonly<Record<Kind, string>> = {
  vendor: 'bg-teal text-white',
  creator: 'bg-sun text-sun-ink',
  vendorAgreed: 'bg-teal text-white',
  creatorAgreed: 'bg-sun text-sun-ink',
  vendorOpen: 'bg-paper text-teal-deep border-[1.5px] border-dashed border-teal',
  creatorOpen: 'bg-paper text-sun-ink border-[1.5px] border-dashed border-sun-ink',
  vendorAccepted: 'bg-tint-2 text-teal-deep border-[1.5px] border-dashed border-teal',
  creatorAccepted: 'bg-sand text-sun-ink border-[1.5px] border-dashed border-sun-ink',
  vendorDone: 'bg-mist text-muted',
  creatorDone: 'bg-mist text-muted',
  preparation: 'bg-paper checkered text-muted border border-dotted border-edge',
  ...blockLook,
};

export const entryIcon: Readonly<Record<Kind, LucideIcon>> = {
  vendor: ArrowUpRight,
  creator: ArrowDownLeft,
  vendorAgreed: Handshake,
  creatorAgreed: Handshake,
  vendorOpen: CircleHelp,
  creatorOpen: CircleHelp,
  vendorAccepted: CalendarCheck,
  creatorAccepted: CalendarCheck,
  vendorDone: Check,
  creatorDone: Check,
  preparation: Sparkles,
  ...blockIcon,
};

/** Loan that is not back although its end has passed. */
export const overdueLook = 'bg-rose text-rose-ink border-2 border-rose-ink';
export const overdueIcon: LucideIcon = TriangleAlert;
