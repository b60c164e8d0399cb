import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { traderLimits } from '@lendring/contracts/account/trader-rules.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import {
  groupOf,
  isCounterKind,
  isGroupKind,
  isOutside,
  isWantedKind,
  type Group,
} from '@lendring/contracts/notification/kinds.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { countedText, partsText } from '@lendring/contracts/rules/parts-text.js';
import type { returnOf } from '@lendring/contracts/rules/handover.js';
import { paymentTypes } from '@lendring/contracts/reference/payment-types.js';
import { deliveryTotal } from '@lendring/contracts/rules/delivery.js';
import { totalOfTerms } from '@lendring/contracts/rules/quote.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { periodIn } from '@lendring/contracts/texts/moment-text.js';
import { returnDay } from '@lendring/contracts/rules/return-day.js';
import type { MentionedRequest } from '@lendring/contracts/request/request.js';
import { formerMemberInSentence } from '@lendring/contracts/texts/farewell.js';
import { greetingOf } from '@lendring/contracts/kernel/letter.js';
import { locales } from '@lendring/contracts/reference/languages.js';
import {
  keptDepositWords,
  releasedDepositWords,
  longerPeriodWords,
  newsMail,
  newsWords,
  noticeWords,
  returnWords,
} from '@lendring/contracts/texts/notification-mails.js';
import { withinQuotes } from '@lendring/contracts/texts/quotes.js';
import { fillIn, type Texts } from '@lendring/contracts/kernel/texts.js';
import { writeLetter, type LetterPart } from '@lendring/platform/mail/letter.js';
import type { Mail } from '@lendring/platform/mail/mail.port.js';
import { otherSide } from '@lendring/contracts/kernel/side.js';
import { changeKindOf, isSamePeriod } from '@lendring/contracts/rules/period-change.js';
import { periodAt, proposalAt } from '@lendring/contracts/rules/period-at.js';
import { isOfRequest, type RequestNews, type UnreadNotice } from '../../inbox/inbox.aggregate.js';
import type { Searches } from '../../saved-searches/searches.aggregate.js';
import { pathOf, thingOf } from '../page-of-news.js';
import { dayText, lastMomentText, momentText } from './day-text.js';
import type { Mailed } from './mailed.js';
import { subjectOf } from './subject.js';
import { urgentFirst } from './urgency.js';

/** Requests, counter loans, groups and names that the mail mentions; deleted ones are absent. */
export type Known = Readonly<{
  requests: ReadonlyMap<string, MentionedRequest>;
  /** Items of counter loans, with the borrower's name as the owner noted it; null for the borrower. */
  counterLoans: ReadonlyMap<string, Readonly<{ title: string; person: string | null }> & ReturnType<typeof returnOf>>;
  names: ReadonlyMap<string, string>;
  /**
   * Names of the reader's groups; null for hidden groups, so that a glance at the mail does not reveal the membership.
   */
  groups: ReadonlyMap<string, string | null>;
  wanted: ReadonlyMap<
    string,
    Readonly<{ title: string; replies: readonly Readonly<{ userId: string; text: string }>[] }>
  >;
}>;

export type NewsLetter = Readonly<{
  locale: Locale;
  name: string | null;
  news: readonly Mailed[];
  known: Known;
  searches: Searches;
  publicUrl: string;
  unsubscribeToken: string;
}>;

const dayOf = ({ kind }: RequestNews, { period, rentType }: MentionedRequest): string =>
  kind === 'handover_tomorrow' ? dayIn(period.start, period.zone) : returnDay(period, rentType);

/** The start of the period stands in for the deadline while an older request service answers. */
const deadlineOf = ({ answerBy, period }: MentionedRequest): string => answerBy ?? period.start;

type Request = MentionedRequest;

/** Events written before `until` existed imply the default deadline. */
const untilOf = ({ until, at }: UnreadNotice): string =>
  until ?? new Date(Date.parse(at) + traderLimits.beginDays * DAY_MS).toISOString();

const periodText = ({ period, rentType }: Request, locale: Locale): string =>
  periodIn(period, returnDay(period, rentType), locale);

const moneyText = (minor: number, locale: Locale): string =>
  new Intl.NumberFormat(locales[locale].iso, { style: 'currency', currency: 'EUR' }).format(minor / 100);

const priceText = (request: Request, locale: Locale): string => {
  const { pricing } = request;
  const total = totalOfTerms(request);
  if (pricing.price.kind === 'money') return moneyText(total, locale);
  const type = paymentTypes.find(({ id }) => id === pricing.paymentType);
  if (pricing.price.kind === 'things' && type)
    return `${total} ${(total === 1 ? type.unit.singular : type.unit.plural)[locale]}`;
  return type && !type.forfree ? type.title[locale] : newsMail.forFree[locale];
};

const priceWords = ({ deposit, depositKind }: Request): Texts => {
  if (depositKind === 'document') return newsMail.priceWithDocument;
  if (!deposit) return newsMail.price;
  if (depositKind === 'either') return newsMail.priceWithEither;
  return depositKind === 'transfer' ? newsMail.priceWithTransfer : newsMail.priceWithDeposit;
};

const deliveryWords = {
  bring: newsMail.deliveryBring,
  fetch: newsMail.deliveryFetch,
  both: newsMail.deliveryBoth,
} as const;

/** Period that the other side proposed at the time of the news, with the one before; null: none is known. */
const proposedIn = ({ side, at }: RequestNews, request: Request) =>
  proposalAt(request, otherSide(side), at) ??
  (request.proposal && { before: request.period, after: request.proposal.period });

/** Request at the time of the news. `isPriced`: its price is that of the period. */
const asOf = (request: Request, one: RequestNews): Request & Readonly<{ isPriced: boolean }> => {
  const { proposal } = request;
  const proposed = one.kind === 'period_proposed' ? proposedIn(one, request) : null;
  if (proposed && proposal && isSamePeriod(proposal.period, proposed.after)) {
    const { pricing, units, sum } = proposal;
    return { ...request, period: proposed.after, pricing, units, sum, isPriced: true };
  }
  const period = proposed?.after ?? periodAt(request, one.at);
  return { ...request, period, isPriced: isSamePeriod(period, request.period) };
};

/** True for the news of a proposal that only moves the end of the period to a later day. */
const isLonger = (one: RequestNews, request: Request): boolean => {
  const proposed = one.kind === 'period_proposed' ? proposedIn(one, request) : null;
  return proposed !== null && changeKindOf(proposed.before, proposed.after) === 'longer';
};

/** News kinds whose mail states days and price, because the reader decides or has to be present. */
const withDetails: ReadonlySet<RequestNews['kind']> = new Set([
  'asked',
  'accepted',
  'agreed',
  'expires_soon',
  'no_answer_yet',
  'days_taken',
  'days_freed',
  'handover_tomorrow',
  'period_proposed',
  'period_agreed',
] as const);

/** News kinds whose mail states days, because the reader may have several requests for the same offer. */
const withDays: ReadonlySet<RequestNews['kind']> = new Set([
  ...withDetails,
  'declined',
  'withdrawn',
  'cancelled',
  'expired',
  'offer_deleted',
  'out_recorded',
  'handed_back',
  'back_recorded',
  'parts_missing',
  'record_disputed',
  'period_declined',
  'period_taken_back',
  'completed',
] as const);

/** News kinds whose mail lists the parts, because somebody gets them ready or packs them. */
const withParts: ReadonlySet<RequestNews['kind']> = new Set(['handover_tomorrow', 'return_tomorrow'] as const);

/** News kinds whose mail states the deadline, because the reader's answer is awaited. */
const withDeadline: ReadonlySet<RequestNews['kind']> = new Set(['asked', 'accepted'] as const);

const withReason: ReadonlySet<RequestNews['kind']> = new Set(['declined', 'cancelled'] as const);

const withMessages: ReadonlySet<RequestNews['kind']> = new Set(['asked', 'message'] as const);

export const groupsOf = (news: readonly Mailed[]): readonly Group[] => [
  ...new Set(news.map(({ kind }) => groupOf[kind])),
];

/** German continues in lower case after the comma of the greeting; none of these sentences begins with a noun. */
const goingOn = (text: Texts): Texts => ({
  ...text,
  de: text.de.replace(/^\{name\.first\}/, '{name}').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
});

export const composeNews = (letter: NewsLetter): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const { locale, name, news, known, searches, publicUrl, unsubscribeToken } = letter;
  const say = (text: Texts, params: Readonly<Record<string, string | number>> = {}) => fillIn(text[locale], params);
  const page = (path: string) => `${publicUrl}${path}`;

  const quoted = (title: string | undefined): string =>
    title === undefined ? say(newsMail.nothing) : say(newsMail.quoted, { title: withinQuotes(title, locale) });
  const titleOf = (requestId: string): string => {
    const request = known.requests.get(requestId);
    return quoted(request && countedTitle(request.title, request.quantity));
  };
  const wantedOf = (kind: Mailed['kind'], title: string | undefined): string => {
    const [unknown, named] =
      kind === 'wanted_answered'
        ? [newsMail.aWanted, newsMail.quoted]
        : [newsMail.yourWanted, newsMail.yourWantedNamed];
    return title === undefined ? say(unknown) : say(named, { title: withinQuotes(title, locale) });
  };
  const wordsOf = (one: Mailed, of: 'subject' | 'text', afterGreeting = false): string => {
    const group = isOfRequest(one) ? undefined : known.groups.get(one.about);
    const loan = isOfRequest(one) ? undefined : known.counterLoans.get(one.about);
    const borrower = !isOfRequest(one) && one.kind === 'counter_overdue' ? (loan?.person ?? undefined) : undefined;
    const mentioned = isOfRequest(one) ? known.requests.get(one.requestId) : undefined;
    const found = isOfRequest(one)
      ? mentioned && isLonger(one, mentioned)
        ? longerPeriodWords
        : one.kind === 'back_recorded' && mentioned && mentioned.kept > 0
          ? keptDepositWords
          : one.returned && one.returned.released > 0
            ? releasedDepositWords
            : newsWords(one.kind, one.side, one.count)
      : one.kind === 'counter_back' && loan
        ? one.returned && one.returned.released > 0 && loan.kept === 0
          ? releasedDepositWords
          : returnWords(loan)
        : noticeWords(one.kind, one.count, typeof group === 'string' || borrower !== undefined);
    const words = afterGreeting && locale === 'de' ? goingOn(found[of]) : found[of];
    if (!isOfRequest(one)) {
      // Members of a group that the reader has left must not be named.
      const mayName = !isGroupKind(one.kind) || group !== undefined;
      const person = mayName && one.otherId !== undefined ? known.names.get(one.otherId) : borrower;
      const wanted = known.wanted.get(one.about);
      return say(words, {
        search: searches.find(({ searchId }) => searchId === one.about)?.name ?? '',
        count: one.count,
        day: dayText(untilOf(one).slice(0, 10), locale),
        name: person ?? say(newsMail.someone),
        'name.first': person ?? say(newsMail.someoneFirst),
        group:
          typeof group === 'string'
            ? say(newsMail.quoted, { title: withinQuotes(group, locale) })
            : say(newsMail.aGroup),
        wanted: wantedOf(one.kind, wanted?.title),
        thing: quoted(loan?.title),
      });
    }
    const request = mentioned && asOf(mentioned, one);
    const day =
      request &&
      (one.kind === 'expires_soon' || one.kind === 'no_answer_yet'
        ? momentText(deadlineOf(request), request.period.zone, locale)
        : dayText(dayOf(one, request), locale));
    const other = known.names.get(one.otherId);
    return say(words, {
      name: other ?? say(formerMemberInSentence.name),
      'name.first': other ?? say(formerMemberInSentence.first),
      'name.dative': other ?? say(formerMemberInSentence.dative),
      thing: titleOf(one.requestId),
      day: day ?? '',
      count: one.stars ?? one.count,
    });
  };
  const repliesTo = ({ kind, about, count, otherId }: UnreadNotice): string[] => {
    const replies = (isWantedKind(kind) ? known.wanted.get(about)?.replies : undefined) ?? [];
    const isOfSeveral = kind === 'wanted_replied' && count > 1;
    const told = isOfSeveral ? replies : replies.filter(({ userId }) => userId === otherId);
    return told.slice(-count).map(({ userId, text }) => {
      const title = withinQuotes(text, locale);
      const author = known.names.get(userId);
      return isOfSeveral && author !== undefined
        ? say(newsMail.quotedBy, { name: author, title })
        : say(newsMail.quoted, { title });
    });
  };
  const returnDetails = ({ missing, kept }: ReturnType<typeof returnOf>): string[] => [
    ...(missing.length > 0 ? [say(newsMail.missing, { parts: countedText(missing) })] : []),
    ...(kept > 0 ? [say(newsMail.kept, { sum: moneyText(kept, locale) })] : []),
  ];
  const detailsOf = (about: readonly Mailed[]): string[] => {
    const back = about.find((one) => one.kind === 'counter_back');
    const loan = back && !isOfRequest(back) ? known.counterLoans.get(back.about) : undefined;
    if (loan) return returnDetails(loan);
    const told = about.filter(isOfRequest);
    const current = told[0] && known.requests.get(told[0].requestId);
    if (!current) return [];
    const latest = told.reduce((one, other) => (other.at > one.at ? other : one));
    const request = asOf(current, told.find(({ kind }) => kind === 'period_proposed') ?? latest);
    const { deposit } = request;
    const tells = (kinds: ReadonlySet<RequestNews['kind']>): boolean => told.some(({ kind }) => kinds.has(kind));
    const facts = [
      ...(tells(withDays) ? [say(newsMail.days, { days: periodText(request, locale) })] : []),
      ...(request.isPriced && tells(withDetails)
        ? [
            say(priceWords(request), {
              price: priceText(request, locale),
              deposit: deposit ? moneyText(deposit.minor, locale) : '',
            }),
            ...(request.delivery
              ? [
                  say(deliveryWords[request.delivery.choice], {
                    price: moneyText(deliveryTotal(request.delivery), locale),
                  }),
                ]
              : []),
          ]
        : []),
      ...(request.status === 'open' && tells(withDeadline)
        ? [say(newsMail.answerBy, { until: lastMomentText(deadlineOf(request), request.period.zone, locale) })]
        : []),
      ...(request.parts.length > 0 && tells(withParts)
        ? [say(newsMail.parts, { parts: partsText(request.parts) })]
        : []),
      ...(told.some(({ kind }) => kind === 'parts_missing') ? returnDetails(request) : []),
      ...(told.some(({ kind }) => kind === 'back_recorded') ? returnDetails({ ...request, missing: [] }) : []),
      ...(request.reason !== null && tells(withReason)
        ? [say(newsMail.reason, { reason: withinQuotes(request.reason, locale) })]
        : []),
    ];
    const count = told.reduce((sum, one) => sum + (withMessages.has(one.kind) ? one.count : 0), 0);
    const written = count > 0 ? request.written.slice(-count) : [];
    return [...facts, ...written.map((text) => say(newsMail.quoted, { title: withinQuotes(text, locale) }))];
  };
  const buttonsOf = (one: RequestNews, href: string): Pick<LetterPart, 'action' | 'other'> => {
    const button = (label: Texts, hash: string) => ({ label: say(label), href: `${href}#${hash}` });
    const { kind, side } = one;
    if (kind === 'asked' || (side === 'vendor' && (kind === 'expires_soon' || kind === 'accepted')))
      return { action: button(newsMail.toAccept, 'accept'), other: button(newsMail.toDecline, 'decline') };
    if (kind === 'accepted' || kind === 'expires_soon') return { action: button(newsMail.toConfirm, 'accept') };
    if (kind === 'period_proposed') return { action: button(newsMail.toAnswer, 'period') };
    if (kind === 'message') return { action: button(newsMail.toAnswer, 'message') };
    if (kind === 'please_rate' || kind === 'rating_waits' || kind === 'completed')
      return { action: button(newsMail.toRate, 'rating') };
    return { action: { label: say(newsMail.toRequest), href } };
  };
  const labelOf = (one: UnreadNotice & Mailed): string => {
    if (isGroupKind(one.kind)) return say(newsMail[isOutside(one.kind) ? 'toGroups' : 'toGroup']);
    if (isWantedKind(one.kind)) return say(newsMail.toWanted);
    if (isCounterKind(one.kind)) return say(newsMail.toCounterLoan);
    return say(one.kind === 'saved_search' ? newsMail.toSearch : newsMail.toTakeout);
  };

  const ordered = urgentFirst(news);
  const [first, ...further] = ordered;
  const parts = [...Map.groupBy(ordered, thingOf).values()].flatMap((about, part): LetterPart[] => {
    const [one, ...others] = about;
    if (!one) return [];
    const lines = about.map((each, at) => wordsOf(each, 'text', part === 0 && at === 0));
    const href = page(pathOf([one, ...others], searches, locale));
    const replies = isOfRequest(one) ? [] : repliesTo(one);
    const details = [...detailsOf(about), ...replies];
    // The last sentence introduces the button; earlier sentences end with a full stop instead of a colon.
    const told = lines.map((line, at) => (at < lines.length - 1 ? line.replace(/:$/, '.') : line));
    const last = /^(?<said>.+[.?]) (?<leads>[^.?]+:)$/.exec(told.at(-1) ?? '')?.groups;
    return [
      {
        lines:
          details.length === 0
            ? told
            : [...told.slice(0, -1), ...(last ? [last['said'] ?? '', ...details, last['leads'] ?? ''] : [])].concat(
                last ? [] : [(told.at(-1) ?? '').replace(/[:.]$/, replies.length > 0 ? ':' : '.'), ...details],
              ),
        ...(isOfRequest(one) ? buttonsOf(one, href) : { action: { label: labelOf(one), href } }),
      },
    ];
  });
  return writeLetter({
    locale,
    subject: subjectOf(first ? wordsOf(first, 'subject') : '', further, locale),
    preview: first ? wordsOf(first, 'text') : '',
    greeting: greetingOf(locale, name),
    parts,
    footer: {
      text: say(news.some(isOfRequest) ? newsMail.noReply : newsMail.noReplyAtAll),
      links: [
        { label: say(newsMail.preferences), href: page(pageAddress(locale, '/account/notifications')) },
        {
          label: say(newsMail.unsubscribe),
          href: page(`${pageAddress(locale, '/unsubscribe')}?token=${unsubscribeToken}`),
        },
      ],
    },
  });
};
