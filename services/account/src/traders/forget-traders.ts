import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { SubjectKeys } from '@lendring/platform/keys/subject-keys.port.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
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
const BATCH = 200;

/**
 * Erases trader data six months after the end (DSA art. 30(5)). The key is destroyed first, so that a crash leads to a
 * repeat.
 */
export const forgetTraders = ({ commands, traders, keys }: Deps): ClockPolicy => ({
  name,
  everyMs: HOUR_MS,
  async tick(now) {
    const filter = { state: 'ended', until: { $lte: now } };
    for (const { userId, traderId } of await traders.find({ filter, limit: BATCH })) {
      await keys.destroy(traderId);
      const call = systemCommand({ name, commandId: derivedId(traderId, name), at: now });
      await commands.on(traderAggregate, userId, call, (state) => forget(state, { userId, at: now }, traderId));
    }
  },
});
