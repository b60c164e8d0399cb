import { dueCommands } from '@lendring/platform/runtime/service/due-commands.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { endOver } from './decide.js';
import { personAggregate } from './person.aggregate.js';
import type { SuspensionDocument } from './projection.js';

type Deps = Readonly<{ commands: CommandHandler; suspensions: Pick<View<SuspensionDocument>, 'find'> }>;

export const endSuspensions = ({ commands, suspensions }: Deps): ClockPolicy =>
  dueCommands({
    name: 'end-suspensions',
    everyMs: 60_000,
    view: suspensions,
    due: (now) => ({ filter: { until: { $lte: now } }, sort: [['until', 1]] }),
    once: ({ userId, until }) => [userId, `suspended until ${until}`],
    act: ({ userId }, call) =>
      commands.on(personAggregate, userId, call, (state) => endOver(state, { userId, at: call.at })),
  });
