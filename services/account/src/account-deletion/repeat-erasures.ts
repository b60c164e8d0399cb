import { DAY_MS, HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { accountAggregate } from '../account/account.aggregate.js';
import { repeatErasure } from './decide.js';
import type { UnfinishedDeletion } from './unfinished-deletions.js';

type Deps = Readonly<{ commands: CommandHandler; unfinished: Pick<View<UnfinishedDeletion>, 'find'> }>;

const name = 'repeat-erasures';
const BATCH = 200;

/** Repeats each unfinished deletion daily, in case events were lost (GDPR Art. 12(3): one month). */
export const repeatErasures = ({ commands, unfinished }: Deps): ClockPolicy => ({
  name,
  everyMs: HOUR_MS,
  async tick(now) {
    const filter = { since: { $lte: new Date(Date.parse(now) - DAY_MS).toISOString() } };
    for (const { userId, since } of await unfinished.find({ filter, sort: [['since', 1]], limit: BATCH })) {
      const call = systemCommand({ name, commandId: derivedId(userId, `${name} ${since}`), at: now });
      await commands.on(accountAggregate, userId, call, (state) => repeatErasure(state, userId, now));
    }
  },
});
