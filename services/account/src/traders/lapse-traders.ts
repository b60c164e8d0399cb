import { derivedId } from '@lendring/platform/base/uuid.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { MissingTraderDocument } from './missing-traders.js';
import { lapse } from './decide.js';
import { traderAggregate } from './trader.aggregate.js';

type Deps = Readonly<{ commands: CommandHandler; missing: Pick<View<MissingTraderDocument>, 'find'> }>;

const name = 'lapse-traders';
const BATCH = 200;

export const lapseTraders = ({ commands, missing }: Deps): ClockPolicy => ({
  name,
  everyMs: 600_000,
  async tick(now) {
    const filter = { $and: [{ lapses: { $ne: null } }, { lapses: { $lte: now } }] };
    for (const { userId, since } of await missing.find({ filter, sort: [['lapses', 1]], limit: BATCH })) {
      const call = systemCommand({ name, commandId: derivedId(userId, `${name} ${since}`), at: now });
      await commands.on(traderAggregate, userId, call, (state) => lapse(state, { userId, at: now }));
    }
  },
});
