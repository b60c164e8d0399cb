import { derivedId } from '@lendring/platform/base/uuid.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { endOver } from './decide.js';
import { personAggregate } from './person.aggregate.js';
import type { SuspensionDocument } from './projection.js';

type Deps = Readonly<{ commands: CommandHandler; suspensions: Pick<View<SuspensionDocument>, 'find'> }>;

const name = 'end-suspensions';
const BATCH = 200;

export const endSuspensions = ({ commands, suspensions }: Deps): ClockPolicy => ({
  name,
  everyMs: 60_000,
  async tick(now) {
    const over = await suspensions.find({ filter: { until: { $lte: now } }, sort: [['until', 1]], limit: BATCH });
    for (const { userId, until } of over) {
      const call = systemCommand({ name, commandId: derivedId(userId, `suspended until ${until}`), at: now });
      await commands.on(personAggregate, userId, call, (state) => endOver(state, { userId, at: now }));
    }
  },
});
