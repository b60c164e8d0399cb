import { dueCommands } from '@lendring/platform/runtime/service/due-commands.js';
import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import type { SubjectKeys } from '@lendring/platform/keys/subject-keys.port.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { TraderDocument } from './projection.js';
import { forget } from './decide.js';
import { traderAggregate } from './trader.aggregate.js';

type Deps = Readonly<{
  commands: CommandHandler;
  traders: Pick<View<TraderDocument>, 'find'>;
  keys: Pick<SubjectKeys, 'destroy'>;
}>;

const name = 'forget-traders';

/**
 * Erases trader data six months after the end of trading (DSA art. 30(5)). Destroys the key first, so that a crash
 * leads to a repeat.
 */
export const forgetTraders = ({ commands, traders, keys }: Deps): ClockPolicy =>
  dueCommands({
    name,
    everyMs: HOUR_MS,
    view: traders,
    due: (now) => ({ filter: { state: 'ended', until: { $lte: now } } }),
    once: ({ traderId }) => [traderId, name],
    act: async ({ userId, traderId }, call) => {
      await keys.destroy(traderId);
      await commands.on(traderAggregate, userId, call, (state) => forget(state, { userId, at: call.at }, traderId));
    },
  });
