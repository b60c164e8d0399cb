import type { feedbackCalls } from '@lendring/contracts/http/feedback.js';
import { networkOf } from '@lendring/platform/rate-limit/network.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Handlers } from '../caller/handlers.js';
import { feedbackRowShape, feedbackShape, peopleInFeedback } from '../shapes/feedback.js';
import { peopleOf, peopleOfEach } from '../shapes/people.js';
import { pagingOf } from './paging.js';

export const feedbackHandlers = ({ apis }: Readonly<{ apis: ServiceApis }>): Handlers<keyof typeof feedbackCalls> => {
  const { commands, queries } = apis.moderation;

  return {
    giveFeedback: async ({ body }, caller) => {
      accepted(await commands.giveFeedback({ ...body, network: networkOf(caller.address) }, commandContext(caller)));
    },
    feedbackList: async ({ query: { state, kind, language: locale, tag, sort, page, size } }, caller) => {
      const filter = { state, kind, locale, tag };
      const answer = await queries.feedbackList({ filter, sort, paging: { page, size } }, queryContext(caller));
      const people = await peopleOfEach(apis, caller, answer.items, ({ userId }) => userId);
      return { feedback: answer.items.map((row) => feedbackRowShape(row, people)), paging: pagingOf(answer) };
    },
    feedbackWaiting: async (_, caller) => {
      const asked = { filter: { state: 'open' as const }, paging: { page: 1, size: 1 } };
      return { open: (await queries.feedbackList(asked, queryContext(caller))).total };
    },
    feedbackTags: async (_, caller) => ({ tags: await queries.feedbackTags({}, queryContext(caller)) }),
    feedback: async ({ id: feedbackId }, caller, after) => {
      const view = found(await queries.feedback({ feedbackId }, queryContext(caller, after)), 'feedback_not_found');
      return feedbackShape(view, await peopleOf(apis, caller, peopleInFeedback(view)));
    },
  };
};
