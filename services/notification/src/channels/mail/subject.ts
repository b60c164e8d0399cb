import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { groupOf, type Group } from '@lendring/contracts/notification/kinds.js';
import { otherNews, subjects } from '@lendring/contracts/texts/news-subjects.js';
import { fillIn } from '@lendring/contracts/kernel/texts.js';
import { thingOf } from '../page-of-news.js';
import type { Mailed } from './mailed.js';

/** Groups that count every notification; all others count distinct subjects. */
const countedSingly: ReadonlySet<Group> = new Set(['messages', 'wanted'] as const);

const countOf = (group: Group, news: readonly Mailed[]): number =>
  countedSingly.has(group) ? news.reduce((sum, { count }) => sum + count, 0) : new Set(news.map(thingOf)).size;

/**
 * Subject line: the most urgent news, followed by kind and number of the rest.
 *
 * @param first subject of the most urgent news
 * @param others remaining news, most urgent first
 */
export const subjectOf = (first: string, others: readonly Mailed[], locale: Locale): string => {
  const [more, other, ...rest] = [...Map.groupBy(others, ({ kind }) => groupOf[kind])].map(([group, news]) => {
    const count = countOf(group, news);
    return fillIn(otherNews[group][count === 1 ? 'one' : 'many'][locale], { count });
  });
  if (more === undefined) return first;
  if (other === undefined) return fillIn(subjects.withOneKind[locale], { first, more });
  return rest.length === 0
    ? fillIn(subjects.withTwoKinds[locale], { first, more, other })
    : fillIn(subjects.withMoreKinds[locale], { first, more });
};
