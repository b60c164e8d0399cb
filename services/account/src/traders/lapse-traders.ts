import { dueCommands } from '@lendring/platform/runtime/service/due-commands.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { MissingTraderDocument } from './missing-traders.js';
import { lapse } from './decide.js';
import { traderAggregate } from './trader.aggregate.js';

type Deps = Readonly<{ commands: CommandHandler; missing: Pick<View<MissingTraderDocument>, 'find'> }>;

const name = 'lapse-traders';

export const lapseTraders = ({ commands, missing }: Deps): ClockPolicy =>
  dueCommands({
    name,
    everyMs: 600_000,
    view: missing,
    due: (now) => ({ filter: { $and: [{ lapses: { $ne: null } }, { lapses: { $lte: now } }] }, sort: [['lapses', 1]] }),
    once: ({ userId, since }) => [userId, `${name} ${since}`],
    act: ({ userId }, call) =>
      commands.on(traderAggregate, userId, call, (state) => lapse(state, { userId, at: call.at })),
  });
