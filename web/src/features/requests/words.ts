import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PeriodShape, RequestRowShape, RequestShape, TimelineEntry } from '@lendring/contracts/http/request.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { servicesOf } from '@lendring/contracts/rules/delivery.js';
import { isCalledOff } from '@lendring/contracts/request/lifecycle.js';
import { clock, day, moneyExact } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import { formerName, type Name, nameOf } from '../../i18n/names.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useNow } from '../../lib/dates/use-now.js';
import type { Session } from '../../lib/session/session.js';
import { amountText } from '../../parts/offers/PriceText.js';
import {
  dayStyle,
  lastMomentText,
  periodText as periodIn,
  unitsText as unitsIn,
} from '../../parts/offers/period-text.js';
import { lateText } from '../../parts/offers/late-text.js';
import { answerText } from '../../parts/people/person-facts.js';
import { hadBegun, momentOf, ratingsWaitUntil, rowStateOf, type Scene, shownNameOf } from './model.js';

export type T = TFunction<['requests', 'common']>;
export type Words = Readonly<{
  t: T;
  common: TFunction;
  locale: Locale;
  /** Current instant, ISO 8601. */
  now: string;
}>;

export const useWords = (): Words => {
  const { t } = useTranslation(['requests', 'common']);
  const { t: common } = useTranslation();
  return { t, common, locale: useLocale(), now: useNow() };
};

/**
 * Whether the user lends commercially. Commercial lenders publish their address on their offers, so they have nothing
 * to share.
 */
export const lendsAsShop = (session: Session, side: Side): boolean =>
  side === 'vendor' && session.status === 'in' && session.profile.commercial;

/** Address to share, on one line: the offer's place, or the profile's address; null if missing or without a street. */
export const addressOf = (session: Session, { own_place }: Pick<RequestShape, 'own_place'>): string | null => {
  if (own_place !== null) return own_place;
  const address = session.status === 'in' ? session.profile.address : null;
  return address?.street ? `${address.street}, ${address.postal} ${address.city}` : null;
};

const daysInSentence = ({ t, locale, now }: Words, first: string, last: string): string => {
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const lastDay = day(last, locale, isOneYear ? dayStyle(last, now) : 'year');
  return first.slice(0, 7) === last.slice(0, 7)
    ? t('sentence.daysOfMonth', { day: Number(first.slice(8)), lastDay })
    : t('sentence.days', { day: day(first, locale, isOneYear ? 'plain' : 'year'), lastDay });
};

/**
 * Period for use in a sentence. `period` is an object or follows a preposition: `für …` `den 4. Juli`, `die Zeit vom 4.
 * bis zum 6. Juli`. `during` is adverbial: `für den 4. Juli`, `vom 4. bis zum 6. Juli`.
 */
export const periodInSentence = (words: Words, period: PeriodShape): Readonly<{ period: string; during: string }> => {
  const { t, locale, now } = words;
  const { start, end, zone, date_from: from, date_to: to } = period;
  const isByHour = period.kind === 'hours';
  const [first, last] = isByHour ? [dayIn(start, zone), dayIn(end, zone)] : [from, to];
  const facts = {
    day: day(first, locale, dayStyle(first, now)),
    weekday: day(first, locale, 'weekday'),
    from: clock(start, locale, zone),
    lastDay: day(last, locale, dayStyle(last, now)),
    lastWeekday: day(last, locale, 'weekday'),
    to: clock(end, locale, zone),
  };
  if (first === last) {
    const span = t(isByHour ? 'sentence.hours' : 'sentence.day', facts);
    return { period: span, during: t('sentence.during', { span }) };
  }
  const span = isByHour ? t('sentence.hoursLong', facts) : daysInSentence(words, first, last);
  return { period: t('sentence.noun', { span }), during: span };
};

/** For example `3 Tage`, `2 Nächte`; with several units `12 Stück × 3 Tage`. */
export const unitsText = (
  words: Words,
  { pricing, units, quantity }: Pick<RequestRowShape, 'pricing' | 'units' | 'quantity'>,
): string => {
  const duration = unitsIn(words, pricing.renttype_id, units);
  return quantity > 1 ? `${words.common('unit.piece', { count: quantity })} × ${duration}` : duration;
};

/** `Wochenende`; with several units `12 Stück × Wochenende`. */
export const weekendText = ({ common }: Words, { quantity }: Pick<RequestRowShape, 'quantity'>): string =>
  [quantity > 1 && common('unit.piece', { count: quantity }), common('price.weekendLine')].filter(Boolean).join(' × ');

/** For example `4.–6. Juli, 3 Tage`. */
export const periodText = (
  words: Words,
  { period, pricing, units }: Pick<RequestRowShape, 'period' | 'pricing' | 'units'>,
): string => periodIn(words, period, pricing.renttype_id, units);

export const untilText = ({ t, common, locale, now }: Words, period: PeriodShape): string => {
  if (period.kind === 'days')
    return t('until.day', { day: day(period.date_to, locale, dayStyle(period.date_to, now)) });
  const last = dayIn(period.end, period.zone);
  const parts = { day: day(last, locale), clock: clock(period.end, locale, period.zone) };
  return last === dayIn(now, period.zone) ? t('until.clock', parts) : common('period.lastMoment', parts);
};

/** Sentence about the deadline of an open request, by scene; other scenes have none. */
const deadlineOf: Partial<Record<Scene, 'holds' | 'confirm' | 'answer' | 'waits' | 'open'>> = {
  proposedSelf: 'open',
  proposedOther: 'answer',
  vendorWaits: 'holds',
  creatorDecides: 'confirm',
  vendorAnswer: 'answer',
  vendorAnswerFirm: 'answer',
  vendorAnswerAuto: 'answer',
  creatorWaits: 'waits',
  creatorWaitsAuto: 'waits',
  creatorFirm: 'waits',
};

const deadlineText = (words: Words, { answer_by: at, period }: RequestShape, scene: Scene | 'apartByMe'): string => {
  const kind = scene === 'apartByMe' ? undefined : deadlineOf[scene];
  return kind && at ? words.t(`deadline.${kind}`, { until: lastMomentText(words, at, period.zone) }) : '';
};

/** Time that an acceptance waits for the confirmation, after `innerhalb von`: `12 Stunden`, `7 Tagen`. */
export const withinText = ({ t }: Pick<Words, 't'>, hours: number): string =>
  hours >= 48 && hours % 24 === 0 ? t('within.days', { count: hours / 24 }) : t('within.hours', { count: hours });

/** Start of a sentence: `Heute um 17:00 Uhr`, `Morgen`, `Am 4. Juli`. */
export const whenText = ({ t, locale, now }: Words, period: PeriodShape): string => {
  const moment = momentOf(period, now);
  const near = moment === 'later' || moment === 'tomorrow' ? moment : 'today';
  const parts = {
    day: day(period.date_from, locale, dayStyle(period.date_from, now)),
    clock: clock(period.start, locale, period.zone),
  };
  return t(period.kind === 'hours' ? `when.${near}At` : `when.${near}`, parts);
};

export const personName = (t: T, request: Parameters<typeof shownNameOf>[0]): Name => {
  const shown = shownNameOf(request);
  return shown === null ? formerName(t) : nameOf(shown);
};

/** Author of a timeline entry, who may be a previous member of the other side. */
export const authorName = (
  t: T,
  request: Parameters<typeof shownNameOf>[0],
  { person }: Pick<TimelineEntry, 'person'>,
): Name => {
  if (!person) return personName(t, request);
  return person.former ? formerName(t) : nameOf(person.company ?? person.nickname);
};

/** Latest day on which ratings are revealed; null if they are no longer hidden. */
export const ratingsDayText = (
  { locale, now }: Words,
  request: Pick<RequestShape, 'timeline' | 'period'>,
): string | null => {
  const until = ratingsWaitUntil(request, now);
  if (until === null) return null;
  const last = dayIn(until, request.period.zone);
  return day(last, locale, dayStyle(last, now));
};

const leftDayText = (
  { locale, now }: Words,
  { other_left_at: at, period }: Pick<RequestShape, 'other_left_at' | 'period'>,
): string => {
  if (at === null) return '';
  const left = dayIn(at, period.zone);
  return day(left, locale, dayStyle(left, now));
};

export const factsOf = (words: Words, request: RequestShape) => ({
  name: personName(words.t, request),
  thing: countedTitle(request.title, request.quantity),
  ...periodInSentence(words, request.period),
  when: whenText(words, request.period),
  until: untilText(words, request.period),
  since: day(request.period.date_from, words.locale, dayStyle(request.period.date_from, words.now)),
});

/** `Lieferung und Abholung, 2 × 15,00 €` */
export const deliveryText = ({ t }: Words, { choice, price }: NonNullable<RequestRowShape['delivery']>): string =>
  choice === 'both' ? t('offer.delivery.both', { each: moneyExact({ minor: price }) }) : t(`offer.delivery.${choice}`);

const bringScenes = [
  'plannedVendor',
  'plannedCreator',
  'handoverVendor',
  'handoverCreator',
  'singleVendor',
  'singleCreator',
] as const;
const fetchScenes = ['backVendor', 'backCreator', 'overdueCreator'] as const;
const among = <One extends Scene>(scenes: readonly One[], scene: Scene | 'apartByMe'): One | undefined =>
  scenes.find((one) => one === scene);

/** Scene whose texts differ because the lender brings or collects the item; undefined: none. */
const deliveredScene = ({ delivery }: Pick<RequestRowShape, 'delivery'>, scene: Scene | 'apartByMe') => {
  const services = delivery ? servicesOf(delivery.choice) : [];
  return (
    (services.includes('bring') ? among(bringScenes, scene) : undefined) ??
    (services.includes('fetch') ? among(fetchScenes, scene) : undefined)
  );
};

export const contactNote = ({ t, locale, now }: Words, request: RequestShape): string => {
  const { contact, contact_until: until, status, period, timeline } = request;
  if (request.other_left_at !== null) return t('contact.leftNote');
  if (status === 'open')
    return t(
      request.side === 'creator' && request.other?.commercial
        ? 'contact.laterShop'
        : request.side === 'vendor' && request.delivery
          ? 'contact.laterDelivery'
          : 'contact.later',
    );
  if (!timeline.some(({ type }) => type === 'agreed')) return t('contact.never');
  if (isCalledOff(status) && !hadBegun(request)) return t('contact.goneNoLoan');
  if (until !== null && until < now) return t('contact.goneAfter');
  if (!contact) return t('contact.away');
  if (until === null) return t('contact.howLong');
  const last = dayIn(until, period.zone);
  return t('contact.until', { day: day(last, locale, dayStyle(last, now)) });
};

/** Sentence about where it is handed over. `atShop`: at the lender's address, which is part of the offer. */
const meetText = ({ t }: Words, { side }: Pick<RequestShape, 'side'>, name: Name, atShop: boolean): string => {
  if (!atShop) return t('meet.people');
  return t(side === 'vendor' ? 'meet.shopVendor' : 'meet.shopCreator', { name });
};

const ratingScenes = ['rate', 'rateBack', 'ratedWaiting', 'ratedBoth'] as const;

/** Parts that did not come back with a completed loan, by its record; empty without any. */
const missingText = (
  { t }: Words,
  { handovers }: Pick<RequestShape, 'handovers'>,
  scene: Scene | 'apartByMe',
): string => {
  const missing = among(ratingScenes, scene) ? handovers.flatMap((record) => record.missing) : [];
  return missing.length === 0
    ? ''
    : t('missing', { parts: missing.map(({ name, count }) => `${count} × ${name}`).join(', ') });
};

/** Before the first day, a loan that is out cannot be completed yet. */
const lineOf = (scene: Scene | 'apartByMe', { status }: RequestShape) =>
  status === 'agreed' && (scene === 'outVendor' || scene === 'outCreator')
    ? (`early.${scene}` as const)
    : (`scene.${scene}.line` as const);

/** Title and next step of a request. `atShop`: the lender is commercial and has a public address. */
export const sceneText = (
  words: Words,
  request: RequestShape,
  scene: Scene | 'apartByMe',
  atShop = false,
): Readonly<{ title: string; line: string }> => {
  const known = factsOf(words, request);
  const meet = meetText(words, request, known.name, atShop);
  const facts = { ...known, day: leftDayText(words, request), meet };
  const delivered = deliveredScene(request, scene);
  // Expected answer time: an automatic reply takes precedence over the usual response time.
  const answers =
    (scene === 'creatorWaits' || scene === 'creatorWaitsAuto') &&
    request.other &&
    !request.timeline.some(({ automatic }) => automatic)
      ? answerText(words.common, request.other)
      : '';
  const line = [
    answers && words.t('answers', { name: facts.name, answers }),
    delivered ? words.t(`delivered.${delivered}.line`, facts) : words.t(lineOf(scene, request), facts),
    missingText(words, request, scene),
    request.handovers.some(({ answer }) => answer?.agrees === false)
      ? words.t(`disputed.${request.side}`, { name: facts.name })
      : '',
    scene !== 'apartByMe' && request.answer_due ? words.t(`answerDue.${request.answer_due}`) : '',
    deadlineText(words, request, scene),
  ]
    .filter(Boolean)
    .join(' ');
  return {
    title: delivered ? words.t(`delivered.${delivered}.title`, facts) : words.t(`scene.${scene}.title`, facts),
    line,
  };
};

export const rowStateText = (words: Words, row: RequestRowShape): string =>
  words.t(`state.${rowStateOf(row, words.now)}`, {
    name: personName(words.t, row),
    day: day(row.period.date_from, words.locale, dayStyle(row.period.date_from, words.now)),
    until: untilText(words, row.period),
    late: lateText(words, row.period),
  });

/** Period of a row's proposal: `Vorschlag: 5.–7. Juli, 3 Tage`; null: none. */
export const rowProposalText = (words: Words, { proposal }: RequestRowShape): string | null =>
  proposal &&
  words.t('list.proposed', { period: periodIn(words, proposal.period, proposal.pricing.renttype_id, proposal.units) });

/** Deadline of the answer or confirmation that a row waits for; null: none. */
export const rowDeadlineText = (words: Words, row: RequestRowShape): string | null =>
  row.answer_by !== null && ['answer', 'confirm', 'waits', 'period', 'periodWaits'].includes(rowStateOf(row, words.now))
    ? words.t('list.deadline', { until: lastMomentText(words, row.answer_by, row.period.zone) })
    : null;

/** Total in the kind of the price: `27,00 €`, `2 Kästen`, `kostenlos`. */
export const totalText = (
  { t, common }: Words,
  { pricing, total }: Pick<RequestRowShape, 'pricing' | 'total'>,
): string => {
  const { paymenttype_id: type } = pricing;
  if (type === 1 || type === 4) return moneyExact({ minor: total });
  return type === 6 ? t('offer.piggyBank') : amountText(common, { amount: total, paymenttype_id: type });
};

/** Total with the delivery: `57,00 €`; `2 Kästen + 30,00 €` where the price is no money. */
export const wholeText = (
  words: Words,
  row: Pick<RequestRowShape, 'pricing' | 'total' | 'total_with_delivery' | 'delivery'>,
): string => {
  if (!row.delivery) return totalText(words, row);
  return row.total_with_delivery === null || row.pricing.paymenttype_id === 6
    ? `${totalText(words, row)} + ${moneyExact({ minor: row.delivery.total })}`
    : moneyExact({ minor: row.total_with_delivery });
};
