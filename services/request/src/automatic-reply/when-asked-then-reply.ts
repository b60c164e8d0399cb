import type { RequestEvent } from '@lendring/contracts/request/events.js';
import type { CommandHandler, Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { change } from '../request/change.js';
import type { AutoReplyOf } from '../ports.js';
import { replyAutomatically } from './decide.js';

type Deps = Readonly<{ commands: CommandHandler; autoReply: AutoReplyOf }>;

/**
 * Sends the reply configured at the time of the request (spec §3, auto responder). The reply does not count as an
 * answer.
 */
export const whenSomebodyAsksThenReplyAutomatically = ({ commands, autoReply }: Deps): Policy<RequestEvent> => ({
  name: 'when-somebody-asks-then-reply-automatically',
  prefixes: ['request-'],
  types: ['RequestAsked'],
  gathers: true,
  react: async ({ type, data }, call) => {
    if (type !== 'RequestAsked') return undefined;
    const { requestId, vendorId, askedAt, period } = data;
    const reply = await autoReply({ userId: vendorId, at: askedAt, zone: period.zone });
    if (!reply) return undefined;
    return commands.execute(call, (unit) => change(unit, replyAutomatically(reply), { requestId, vendorId }, call));
  },
});
