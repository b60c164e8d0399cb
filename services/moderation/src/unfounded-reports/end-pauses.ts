import { derivedId } from '@lendring/platform/base/uuid.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { PauseDocument } from './projection.js';
import { endPauses as decideEnd } from './decide.js';
import { reporterAggregate } from './reporter.aggregate.js';

type Deps = Readonly<{ commands: CommandHandler; pauses: Pick<View<PauseDocument>, 'find'> }>;

const name = 'end-pauses';
const BATCH = 200;

export const endPauses = ({ commands, pauses }: Deps): ClockPolicy => ({
  name,
  everyMs: 60_000,
  async tick(now) {
    const over = await pauses.find({ filter: { until: { $lte: now } }, sort: [['until', 1]], limit: BATCH });
    for (const { reporterId, of, until } of over) {
      const call = systemCommand({ name, commandId: derivedId(reporterId, `${of} paused until ${until}`), at: now });
      await commands.on(reporterAggregate, reporterId, call, (state) => decideEnd(state, reporterId, now));
    }
  },
});
