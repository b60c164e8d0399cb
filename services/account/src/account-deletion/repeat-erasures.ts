import { dueCommands } from '@lendring/platform/runtime/service/due-commands.js';
import { DAY_MS, HOUR_MS } from '@lendring/contracts/kernel/time.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { accountAggregate } from '../account/account.aggregate.js';
import { repeatErasure } from './decide.js';
import type { UnfinishedDeletion } from './unfinished-deletions.js';

type Deps = Readonly<{ commands: CommandHandler; unfinished: Pick<View<UnfinishedDeletion>, 'find'> }>;

const name = 'repeat-erasures';

/** Repeats each unfinished deletion daily, in case events were lost (GDPR Art. 12(3): one month). */
export const repeatErasures = ({ commands, unfinished }: Deps): ClockPolicy =>
  dueCommands({
    name,
    everyMs: HOUR_MS,
    view: unfinished,
    due: (now) => ({
      filter: { since: { $lte: new Date(Date.parse(now) - DAY_MS).toISOString() } },
      sort: [['since', 1]],
    }),
    once: ({ userId, since }) => [userId, `${name} ${since}`],
    act: ({ userId }, call) =>
      commands.on(accountAggregate, userId, call, (state) => repeatErasure(state, userId, call.at)),
  });
