import { dueCommands } from '@lendring/platform/runtime/service/due-commands.js';
import { DAY_MS, HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import type { SubjectKeys } from '@lendring/platform/keys/subject-keys.port.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { forgetAuthor } from './decide.js';
import { feedbackAggregate } from './feedback.aggregate.js';
import type { FeedbackDocument } from './projection.js';

type Deps = Readonly<{
  commands: CommandHandler;
  feedback: Pick<View<FeedbackDocument>, 'find'>;
  keys: Pick<SubjectKeys, 'destroy'>;
}>;

const name = 'forget-feedback';

/** Erases the text, address and answers of visitors' feedback after a year. The entry itself remains. */
export const forgetFeedback = ({ commands, feedback, keys }: Deps): ClockPolicy =>
  dueCommands({
    name,
    everyMs: HOUR_MS,
    view: feedback,
    due: (now) => {
      const before = new Date(Date.parse(now) - limits.visitorDays * DAY_MS).toISOString();
      return { filter: { visitor: true, at: { $lt: before } }, sort: [['at', 1]] };
    },
    once: ({ feedbackId }) => [feedbackId, name],
    act: async ({ feedbackId }, call) => {
      const erase = { feedbackId, at: call.at };
      await commands.on(feedbackAggregate, feedbackId, call, (state) => forgetAuthor(state, erase));
      await keys.destroy(feedbackId);
    },
  });
