import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import type { FeedbackFilter, FeedbackRow } from '@lendring/contracts/moderation/feedback.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { feedbackAggregate, isAnswerable, type Feedback } from './feedback.aggregate.js';
import type { ReadModels } from '../ports.js';

export type FeedbackQueries = Pick<
  ServiceHandlers<typeof moderationApi>['queries'],
  'feedbackList' | 'feedbackTags' | 'feedback'
>;

type Deps = Pick<ReadModels, 'feedback'> & Readonly<{ load: ServiceCore['load']; hasMail: boolean }>;

const filterOf = ({ state, kind, locale, tag }: FeedbackFilter): Filter => ({
  ...(state !== 'all' && { state }),
  ...(kind && { kind }),
  ...(locale && { locale }),
  ...(tag !== undefined && { tags: tag }),
});

/** Number of newest open and newest closed entries from which tags are collected. */
const LOOKED_AT = 250;
const MOST_TAGS = 12;

const byFrequency = (tags: readonly string[]): string[] =>
  [...Map.groupBy(tags, (tag) => tag)]
    .toSorted(([one, a], [other, b]) => b.length - a.length || one.localeCompare(other))
    .map(([tag]) => tag);

const rowOf = (feedbackId: string, state: Feedback): FeedbackRow => {
  const { signedIn, authorId, kind, locale, text, page, tags, done, answer, at } = state;
  return {
    feedbackId,
    userId: signedIn ? authorId : null,
    kind: kind ?? 'other',
    locale,
    text: text ?? '',
    page,
    tags: [...tags],
    done,
    answered: answer !== null,
    at,
  };
};

export const feedbackQueryHandlers = ({ load, feedback, hasMail }: Deps): FeedbackQueries => ({
  feedbackList: async ({ filter: asked, sort = '-at', paging: { page, size } }, { actor }) => {
    if (!hasRight(actor, 'feedback')) return { items: [], total: 0, page, size };
    const filter = filterOf(asked);
    const [found, total] = await Promise.all([
      feedback.find({ filter, sort: [['at', sort === 'at' ? 1 : -1]], skip: (page - 1) * size, limit: size }),
      feedback.count(filter),
    ]);
    const items = await Promise.all(
      found.map(async ({ feedbackId }) => rowOf(feedbackId, await load(feedbackAggregate, feedbackId))),
    );
    return { items, total, page, size };
  },
  feedbackTags: async (_, { actor }) => {
    if (!hasRight(actor, 'feedback')) return [];
    const found = await Promise.all(
      (['open', 'done'] as const).map((state) =>
        feedback.find({ filter: { state }, sort: [['at', -1]], limit: LOOKED_AT }),
      ),
    );
    return byFrequency(found.flat().flatMap(({ tags }) => tags)).slice(0, MOST_TAGS);
  },
  feedback: async ({ feedbackId }, { actor }) => {
    if (!hasRight(actor, 'feedback')) return null;
    const state = await load(feedbackAggregate, feedbackId);
    if (state.kind === null) return null;
    const { version, email, note, answer } = state;
    const answerable = hasMail && answer === null && isAnswerable(state);
    return { ...rowOf(feedbackId, state), version, email, note, answer, answerable };
  },
});
