import { dueCommands } from '@lendring/platform/runtime/service/due-commands.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { PauseDocument } from './projection.js';
import { endPauses as decideEnd } from './decide.js';
import { reporterAggregate } from './reporter.aggregate.js';

type Deps = Readonly<{ commands: CommandHandler; pauses: Pick<View<PauseDocument>, 'find'> }>;

export const endPauses = ({ commands, pauses }: Deps): ClockPolicy =>
  dueCommands({
    name: 'end-pauses',
    everyMs: 60_000,
    view: pauses,
    due: (now) => ({ filter: { until: { $lte: now } }, sort: [['until', 1]] }),
    once: ({ reporterId, of, until }) => [reporterId, `${of} paused until ${until}`],
    act: ({ reporterId }, call) =>
      commands.on(reporterAggregate, reporterId, call, (state) => decideEnd(state, reporterId, call.at)),
  });
