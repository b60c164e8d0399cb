import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { moderationDoor } from '@lendring/contracts/moderation/queries.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import { demoContext, done, inParallel, type Loading } from './commands.js';
import type { DemoWord } from './content/words.js';

type Load = Loading & Readonly<{ moderation: DoorClient<typeof moderationDoor>; admin: UserId | null; at: string }>;

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
