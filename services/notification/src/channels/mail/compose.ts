import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { groupOf, type Group } from '@lendring/contracts/notification/kinds.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { locales } from '@lendring/contracts/reference/languages.js';
import { dayIn, lastDay } from '@lendring/contracts/rules/days.js';
import type { MentionedRequest } from '@lendring/contracts/request/queries.js';
import { formerMemberInSentence } from '@lendring/contracts/texts/farewell.js';
import { newsMail, newsWords } from '@lendring/contracts/texts/notification-mails.js';
import { fillIn, type Texts } from '@lendring/contracts/texts/text.js';
import { writeLetter, type LetterPart } from '@lendring/platform/mail/letter.js';
import type { Mail } from '@lendring/platform/mail/mail.port.js';
import type { Unread } from '../../inbox/inbox.js';

/** What is known of the requests and people that the news is about; who or what is gone is left out. */
export type Known = Readonly<{ requests: ReadonlyMap<string, MentionedRequest>; names: ReadonlyMap<string, string> }>;

export type NewsLetter = Readonly<{
  locale: Locale;
  /** Whom it greets. */
  name: string | null;
  news: readonly Unread[];
  known: Known;
  publicUrl: string;
  unsubscribeToken: string;
}>;

/** Rent by the night ends on the day of departure. */
const NIGHTS = 3;

const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locales[locale].iso, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));

/** The day that a reminder names. */
const dayOf = ({ kind }: Unread, { period: { wish, start, zone }, rentType }: MentionedRequest): string => {
  if (kind === 'handover_tomorrow') return dayIn(start, zone);
  return wish.kind === 'days' && rentType === NIGHTS ? wish.to : lastDay(wish);
};

/** Which groups of news a mail holds: those its link unsubscribes from. */
export const groupsOf = (news: readonly Unread[]): readonly Group[] => [
  ...new Set(news.map(({ kind }) => groupOf[kind])),
];

/** The mail about some pieces of news: by conversation, each with the way to it. */
export const composeNews = (letter: NewsLetter): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const { locale, name, news, known, publicUrl, unsubscribeToken } = letter;
  const say = (text: Texts, params: Readonly<Record<string, string | number>> = {}) => fillIn(text[locale], params);
  const page = (path: string) => `${publicUrl}${path}`;

  const thingOf = (requestId: string): string => {
    const request = known.requests.get(requestId);
    return request ? say(newsMail.quoted, { title: request.title }) : say(newsMail.nothing);
  };
  const wordsOf = (one: Unread, of: 'subject' | 'text'): string => {
    const request = known.requests.get(one.requestId);
    const day = request && dayOf(one, request);
    const other = known.names.get(one.otherId);
    return say(newsWords(one.kind, one.side, one.count)[of], {
      name: other ?? say(formerMemberInSentence.name),
      'name.first': other ?? say(formerMemberInSentence.first),
      'name.dative': other ?? say(formerMemberInSentence.dative),
      thing: thingOf(one.requestId),
      day: day === undefined ? '' : dayText(day, locale),
      count: one.stars ?? one.count,
    });
  };

  const requestIds = [...new Set(news.map(({ requestId }) => requestId))];
  const parts = requestIds.map((requestId): LetterPart => ({
    ...(requestIds.length > 1 && { title: thingOf(requestId) }),
    lines: news.filter((one) => one.requestId === requestId).map((one) => wordsOf(one, 'text')),
    action: { label: say(newsMail.toRequest), href: page(pageAddress(locale, '/request/$requestId', { requestId })) },
  }));
  const [first] = news;
  const [requestId = ''] = requestIds;
  return writeLetter({
    locale,
    subject:
      first && news.length === 1
        ? wordsOf(first, 'subject')
        : requestIds.length === 1
          ? say(newsMail.ofOne, { thing: thingOf(requestId) })
          : say(newsMail.ofMany, { count: requestIds.length }),
    preview: first ? wordsOf(first, 'text') : '',
    greeting: name === null ? say(newsMail.greetingNobody) : say(newsMail.greeting, { name }),
    parts,
    footer: {
      text: say(newsMail.noReply),
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
