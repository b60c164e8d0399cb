import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, done, inParallel, type Loading } from './commands.js';
import type { DemoFeedback } from './content/feedback.js';
import { personId } from './load-people.js';

type Load = Loading &
  Readonly<{
    moderation: ServiceClient<typeof moderationApi>;
    admin: UserId | null;
    /** Day relative to the start of the demo. */
    at: (daysAgo: number) => string;
  }>;

const loadOne = async ({ moderation, admin, at }: Load, one: DemoFeedback): Promise<void> => {
  const { key, by, locale, kind, text, page, email = null, daysAgo, tags, done: isDone } = one;
  const what = `feedback ${key}`;
  const given = demoContext({ what, at: at(daysAgo), locale, by: by === null ? 'system' : personId(by) });
  await done(
    what,
    moderation.commands.giveFeedback(
      { kind, text, page, email, network: 'demo' },
      by === null ? { ...given, actor: { kind: 'visitor' } } : given,
    ),
  );
  if (!tags || !admin) return;
  const feedbackId = derivedId(given.commandId, 'feedback');
  const asAdmin = (step: string): CommandContext => ({
    ...demoContext({ what: `${what} ${step}`, at: at(daysAgo - 1), by: admin }),
    actor: { kind: 'user', userId: admin, roles: ['admin'] },
  });
  await done(
    `${what} note`,
    moderation.commands.noteFeedback({ feedbackId, version: 1, tags: [...tags], note: '' }, asAdmin('note')),
  );
  if (isDone)
    await done(
      `${what} done`,
      moderation.commands.closeFeedback({ feedbackId, version: 2, done: true }, asAdmin('done')),
    );
};

export const loadFeedback = (load: Load, feedback: readonly DemoFeedback[]): Promise<void> =>
  inParallel(feedback, { ...load, width: 1, work: (one) => loadOne(load, one) });
