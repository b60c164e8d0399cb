import { randomUUID } from 'node:crypto';
import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { clear } from '../hints/decide.js';
import { hintAggregate } from '../hints/hint.aggregate.js';
import type { HintDocument } from '../hints/projection.js';

type Deps = Readonly<{
  commands: CommandHandler;
  hints: Pick<View<HintDocument>, 'find'>;
  caughtUp: () => Promise<void>;
}>;

export const eraseHints =
  ({ commands, hints, caughtUp }: Deps) =>
  async (userId: UserId, call: CommandCall): Promise<CommandAnswer | null> => {
    await caughtUp();
    for await (const { hintId } of eachOf(hints, 'hintId', (after) => ({ ownerId: userId, ...after }))) {
      const own: CommandCall = { ...call, commandId: randomUUID() };
      const cleared = await commands.on(hintAggregate, hintId, own, (hint) => clear(hint, { hintId, at: call.at }));
      if (!cleared.ok) return cleared;
    }
    return null;
  };
