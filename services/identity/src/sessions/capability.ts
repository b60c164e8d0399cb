import type { identityApi } from '@lendring/contracts/identity/queries.js';
import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { onCredential } from '../credential/commands-on.js';
import type { IdentityCommands, Ports } from '../ports.js';
import * as decide from './decide.js';
import { endSessions } from './end-sessions.js';

type Deps = Pick<Ports, 'commands' | 'credentials' | 'sessions'>;

export const openSessions = ({ commands, credentials, sessions }: Deps) => {
  const on = onCredential(commands);
  const handlers: Pick<IdentityCommands, 'endSessions' | 'endSession'> = {
    endSessions: async ({ userId, keeps }, context) => {
      const { actor, locale } = context;
      const isOwner = actor.kind === 'user' && actor.userId === userId;
      const address = isOwner || hasRight(actor, 'sign_ins') ? await credentials.addressOf(userId) : null;
      const asks = { endSessions: userId, ...(keeps ? { keeps } : {}) };
      const answer = await on(context, asks, address ?? 'none', (state) =>
        decide.endSessions(state, keeps, isOwner ? undefined : locale),
      );
      if (answer.ok) sessions.endOf(userId, keeps);
      return answer;
    },
    // End the session without an event, because sessions are not part of the history and end in their own
    // transaction.
    endSession: async ({ session }, { actor }) =>
      actor.kind === 'user' && sessions.end(actor.userId, session)
        ? { ok: true, position: START }
        : { ok: false, refusal: { code: 'session_not_found' } },
  };
  const queries: Pick<ServiceHandlers<typeof identityApi>['queries'], 'sessions'> = {
    sessions: async (_, { actor }) => (actor.kind === 'user' ? [...sessions.of(actor.userId)] : []),
  };
  return { commands: handlers, queries, policies: [endSessions(sessions)] } satisfies Capability;
};
