import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { ModerationIntegrationEvent } from '@lendring/contracts/moderation/integration.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { accountAggregate } from '../account/account.aggregate.js';
import { reinstate, suspend } from './decide.js';

const enforced: ReadonlySet<string> = new Set(['moderation.person_suspended', 'moderation.person_reinstated']);

/** Records suspensions with their end (ADR 89). Repeated or late messages have no effect. */
export const whenModerationDecidesThenSuspend = (commands: CommandHandler): Reaction => ({
  name: 'when-moderation-decides-then-suspend',
  topics: ['moderation'],
  react: async ({ type, subject, data, time: at }, call): Promise<CommandAnswer | undefined> => {
    if (!enforced.has(type)) return undefined;
    const said = ModerationIntegrationEvent.parse({ type, subject, data });
    switch (said.type) {
      case 'moderation.person_suspended':
        return commands.on(accountAggregate, subject, call, (state) =>
          suspend(state, subject, { until: said.data.until, at }),
        );
      case 'moderation.person_reinstated':
        return commands.on(accountAggregate, subject, call, (state) => reinstate(state, subject, at));
      default:
        return undefined;
    }
  },
});
