import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { identityApi } from '@lendring/contracts/identity/queries.js';
import type { OpenSession } from '@lendring/contracts/identity/sessions.js';
import type { SessionShape } from '@lendring/contracts/http/security.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { accepted, ApiError } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';

const sessionShape = ({ session, device, ...open }: OpenSession, caller: Caller): Camel<SessionShape> => ({
  ...open,
  ...device,
  sessionId: session,
  this: session === caller.session,
});

export const sessionHandlers = (
  identity: ServiceClient<typeof identityApi> | null,
): Handlers<'endSessions' | 'sessions' | 'signInHistory' | 'changePassword'> => {
  const own = () => {
    if (!identity) throw new ApiError('sign_in_elsewhere');
    return identity;
  };
  return {
    sessions: async (_, caller) =>
      (await own().queries.sessions({}, queryContext(caller))).map((session) => sessionShape(session, caller)),
    signInHistory: async (_, caller) =>
      (await own().queries.history({}, queryContext(caller))).map(({ device, ...one }) => ({ ...one, ...device })),
    changePassword: async ({ body }, caller) => {
      const { commands } = own();
      const keeps = caller.session === null ? {} : { keeps: caller.session };
      accepted(await commands.changePassword({ ...body, ...keeps }, commandContext(caller)));
    },
    endSessions: async ({ query }, caller) => {
      const { commands } = own();
      if (!caller.userId) throw new ApiError('sign_in_elsewhere');
      const keeps = query.others === 'true' && caller.session !== null ? { keeps: caller.session } : {};
      accepted(await commands.endSessions({ userId: caller.userId, ...keeps }, commandContext(caller)));
    },
  };
};
