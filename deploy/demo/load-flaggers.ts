import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, done, inParallel, type Loading } from './commands.js';
import type { DemoFlagger } from './content/flaggers.js';
import { personId } from './load-people.js';

type Load = Loading &
  Readonly<{
    moderation: ServiceClient<typeof moderationApi>;
    admin: UserId | null;
    /** Day relative to the start of the demo. */
    at: (daysAgo: number) => string;
  }>;

export const loadFlaggers = async (load: Load, flaggers: readonly DemoFlagger[]): Promise<void> => {
  const { moderation, admin, at } = load;
  if (!admin) return;
  await inParallel(flaggers, {
    ...load,
    width: 1,
    async work({ person, details, daysAgo }) {
      const what = `flagger ${person}`;
      const context = demoContext({ what, at: at(daysAgo), by: admin });
      await done(
        what,
        moderation.commands.appointFlagger(
          { userId: personId(person), ...details, reason: 'Demo' },
          { ...context, actor: { kind: 'user', userId: admin, roles: ['admin'] } },
        ),
      );
    },
  });
};
