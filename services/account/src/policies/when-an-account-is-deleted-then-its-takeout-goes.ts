import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { CommandHandler, Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { drop, takeoutAggregate } from '../takeout/takeout.js';

/** A copy of everything about somebody does not outlive their account. */
export const whenAnAccountIsDeletedThenItsTakeoutGoes = (commands: CommandHandler): Policy<AccountEvent> => ({
  name: 'when-an-account-is-deleted-then-its-takeout-goes',
  prefixes: ['account-'],
  async react({ type, data }, call) {
    if (type !== 'AccountDeleted') return undefined;
    return commands.on(takeoutAggregate, data.userId, call, (state) => drop(state, data.userId, call.at));
  },
});
