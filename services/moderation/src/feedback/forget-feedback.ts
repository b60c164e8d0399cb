import { DAY_MS, HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { SubjectKeys } from '@lendring/platform/keys/subject-keys.port.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
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
const BATCH = 200;

/** Erases the text, address and answers of visitors' feedback after a year. The entry itself remains. */
export const forgetFeedback = ({ commands, feedback, keys }: Deps): ClockPolicy => ({
  name,
  everyMs: HOUR_MS,
  async tick(now) {
    const before = new Date(Date.parse(now) - limits.visitorDays * DAY_MS).toISOString();
    const filter = { visitor: true, at: { $lt: before } };
    for (const { feedbackId } of await feedback.find({ filter, sort: [['at', 1]], limit: BATCH })) {
      const call = systemCommand({ name, commandId: derivedId(feedbackId, name), at: now });
      await commands.on(feedbackAggregate, feedbackId, call, (state) => forgetAuthor(state, { feedbackId, at: now }));
      await keys.destroy(feedbackId);
    }
  },
});
