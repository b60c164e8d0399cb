import { DAY_MS, HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { AccountDocument } from '../account/projection.js';
import { ask } from './decide.js';
import { RULE, traderRuleAggregate } from './trader-rule.aggregate.js';
import { traderAggregate } from './trader.aggregate.js';

type Deps = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  accounts: Pick<View<AccountDocument>, 'find'>;
}>;

const name = 'ask-earlier-traders';
const PAGE = 200;
/** Period after which the read model contains all users from before the rule. */
const LOOKED_FOR_MS = 7 * DAY_MS;

/**
 * Requests trader details once from users who were commercial before the rule, with a grace period. Newer traders
 * must provide details before publishing.
 */
export const askEarlierTraders = ({ commands, load, accounts }: Deps): ClockPolicy => ({
  name,
  everyMs: HOUR_MS,
  async tick(now) {
    const known = (await load(traderRuleAggregate, RULE)).since;
    const since = known ?? now;
    if (Date.parse(now) - Date.parse(since) > LOOKED_FOR_MS) return;
    if (known === null) {
      const call = systemCommand({ name, commandId: derivedId('6ba7b812-9dad-41d1-80b4-00c04fd430c8', name), at: now });
      await commands.on(traderRuleAggregate, RULE, call, (rule) =>
        decided(rule.since === null ? [{ type: 'TraderRuleBegan' as const, data: { at: now } }] : []),
      );
    }
    const earlier = { $and: [{ commercialSince: { $ne: null } }, { commercialSince: { $lt: since } }] };
    for (let skip = 0; ; skip += PAGE) {
      const found = await accounts.find({ filter: earlier, sort: [['commercialSince', 1]], skip, limit: PAGE });
      for (const { userId, company, legalHints } of found) {
        if (!company || !legalHints) continue;
        const call = systemCommand({ name, commandId: derivedId(userId, name), at: now });
        await commands.on(traderAggregate, userId, call, (state) => ask(state, { userId, at: now }));
      }
      if (found.length < PAGE) return;
    }
  },
});
