import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, done, inParallel, type Loading } from './commands.js';
import type { DemoWord } from './content/words.js';

type Load = Loading & Readonly<{ moderation: ServiceClient<typeof moderationApi>; admin: UserId | null; at: string }>;

export const loadWords = async (load: Load, words: readonly DemoWord[]): Promise<void> => {
  const { moderation, admin, at } = load;
  if (!admin) return;
  await inParallel(words, {
    ...load,
    width: 1,
    work: async (word) => {
      const what = `word ${word.language} ${word.text}`;
      const context = demoContext({ what, at, by: admin });
      await done(
        what,
        moderation.commands.listWord(word, { ...context, actor: { kind: 'user', userId: admin, roles: ['admin'] } }),
      );
    },
  });
};
