import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { groupOf, isGroupKind, isOutside, type Group } from '@lendring/contracts/notification/kinds.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { locales } from '@lendring/contracts/reference/languages.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import { returnDay } from '@lendring/contracts/rules/return-day.js';
import type { MentionedRequest } from '@lendring/contracts/request/queries.js';
import { formerMemberInSentence } from '@lendring/contracts/texts/farewell.js';
import { newsMail, newsWords, noticeWords } from '@lendring/contracts/texts/notification-mails.js';
import { withinQuotes } from '@lendring/contracts/texts/quotes.js';
import { fillIn, type Texts } from '@lendring/contracts/texts/text.js';
import { writeLetter, type LetterPart } from '@lendring/platform/mail/letter.js';
import type { Mail } from '@lendring/platform/mail/mail.port.js';
import { isOfRequest, type RequestNews } from '../../inbox/inbox.js';
import type { Searches } from '../../searches/searches.js';
import { pathOf, thingOf } from '../page-of-news.js';
import type { Mailed } from './mailed.js';
import { urgentFirst } from './urgency.js';

/** What is known of the requests and people that the news is about; who or what is gone is left out. */
export type Known = Readonly<{ requests: ReadonlyMap<string, MentionedRequest>; names: ReadonlyMap<string, string> }>;

export type NewsLetter = Readonly<{
  locale: Locale;
  /** Whom it greets. */
  name: string | null;
  news: readonly Mailed[];
  known: Known;
  /** The saved searches that it tells of. */
  searches: Searches;
  publicUrl: string;
  unsubscribeToken: string;
}>;

const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locales[locale].iso, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));

/** The day that a reminder names. */
const dayOf = ({ kind }: RequestNews, { period, rentType }: MentionedRequest): string => {
  if (kind === 'handover_tomorrow' || kind === 'expires_soon') return dayIn(period.start, period.zone);
  return returnDay(period, rentType);
};

/** Which groups of news a mail holds: those its link unsubscribes from. */
export const groupsOf = (news: readonly Mailed[]): readonly Group[] => [
  ...new Set(news.map(({ kind }) => groupOf[kind])),
];

/** The mail about some pieces of news: the most urgent first, what is about the same together, with the way to it. */
export const composeNews = (letter: NewsLetter): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const { locale, name, news, known, searches, publicUrl, unsubscribeToken } = letter;
  const say = (text: Texts, params: Readonly<Record<string, string | number>> = {}) => fillIn(text[locale], params);
  const page = (path: string) => `${publicUrl}${path}`;

  const titleOf = (requestId: string): string => {
    const request = known.requests.get(requestId);
    return request ? say(newsMail.quoted, { title: withinQuotes(request.title, locale) }) : say(newsMail.nothing);
  };
  const wordsOf = (one: Mailed, of: 'subject' | 'text'): string => {
    if (!isOfRequest(one))
      return say(noticeWords(one.kind, one.count)[of], {
        search: searches.find(({ searchId }) => searchId === one.about)?.name ?? '',
        count: one.count,
      });
    const request = known.requests.get(one.requestId);
    const day = request && dayOf(one, request);
    const other = known.names.get(one.otherId);
    return say(newsWords(one.kind, one.side, one.count)[of], {
      name: other ?? say(formerMemberInSentence.name),
      'name.first': other ?? say(formerMemberInSentence.first),
      'name.dative': other ?? say(formerMemberInSentence.dative),
      thing: titleOf(one.requestId),
      day: day === undefined ? '' : dayText(day, locale),
      count: one.stars ?? one.count,
    });
  };
  const labelOf = (one: Mailed): string => {
    if (isOfRequest(one)) return say(newsMail.toRequest);
    if (isGroupKind(one.kind)) return say(newsMail[isOutside(one.kind) ? 'toGroups' : 'toGroup']);
    if (one.kind === 'wanted_replied') return say(newsMail.toWanted);
    return say(one.kind === 'saved_search' ? newsMail.toSearch : newsMail.toTakeout);
  };

  const ordered = urgentFirst(news);
  const [first] = ordered;
  const parts = [...Map.groupBy(ordered, thingOf).values()].flatMap((about): LetterPart[] => {
    const [one, ...others] = about;
    if (!one) return [];
    const lines = about.map((each) => wordsOf(each, 'text'));
    return [
      {
        // Only the last sentence leads to the button.
        lines: lines.map((line, at) => (at < lines.length - 1 ? line.replace(/:$/, '.') : line)),
        action: { label: labelOf(one), href: page(pathOf([one, ...others], searches, locale)) },
      },
    ];
  });
  const more = news.length - 1;
  const subject = (of: string): string =>
    more < 1 ? of : say(more === 1 ? newsMail.andOne : newsMail.andMore, { first: of, count: more });
  return writeLetter({
    locale,
    subject: subject(first ? wordsOf(first, 'subject') : ''),
    preview: first ? wordsOf(first, 'text') : '',
    greeting: name === null ? say(newsMail.greetingNobody) : say(newsMail.greeting, { name }),
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
