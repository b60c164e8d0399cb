import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CommandHandler, Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { accountAggregate } from '../account/account.aggregate.js';
import { tradingOf } from './trading.js';
import { follow } from './decide.js';
import { traderAggregate } from './trader.aggregate.js';

const shown: readonly AccountEvent['type'][] = [
  'AccountEmailChanged',
  'PersonNamed',
  'ContactChanged',
  'AccountKindChosen',
  'CompanyDescribed',
  'VatIdChanged',
  'MainAddressChanged',
  'AccountDeleted',
];

/** Keeps published trader data in step with the account, until the user stops trading (ADR 101). */
export const followTraders = (commands: CommandHandler): Policy<AccountEvent> => ({
  name: 'follow-traders',
  prefixes: ['account-'],
  types: shown,
  async react({ data: { userId } }, call) {
    return commands.execute(call, async (unit) => {
      const [{ state }, account] = [
        await unit.load(traderAggregate, userId),
        await unit.load(accountAggregate, userId),
      ];
      const decision = follow(state, tradingOf(account.state), { userId, at: call.at });
      if (!isRefused(decision)) unit.append(traderAggregate, userId, decision.events);
      return decision;
    });
  },
});
