import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { identityDoor, OpenSession } from '@lendring/contracts/identity/queries.js';
import type { SessionShape } from '@lendring/contracts/http/security.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import { accepted, ApiError } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';

const sessionShape = ({ session, device, began, seen }: OpenSession, caller: Caller): Camel<SessionShape> => ({
  sessionId: session,
  this: session === caller.session,
  ...device,
  began,
  seen,
});

export const sessionHandlers = (
  identity: DoorClient<typeof identityDoor> | null,
): Handlers<
  | 'endSessions'
  | 'sessions'
  | 'signInHistory'
  | 'endSession'
  | 'changePassword'
  | 'emailWanted'
  | 'changeEmail'
  | 'resendEmailChange'
  | 'cancelEmailChange'
> => {
  const own = () => {
    if (!identity) throw new ApiError('sign_in_elsewhere');
    return identity;
  };
  return {
    sessions: async (_, caller) =>
      (await own().queries.sessions({}, queryContext(caller))).map((session) => sessionShape(session, caller)),
    signInHistory: async (_, caller) =>
      (await own().queries.history({}, queryContext(caller))).map(({ at, outcome, way, device, newDevice }) => ({
        at,
        outcome,
        way,
        ...device,
        newDevice,
      })),
    endSession: async ({ id }, caller) => {
      accepted(await own().commands.endSession({ session: id }, commandContext(caller)));
    },
    emailWanted: (_, caller) => own().queries.emailWanted({}, queryContext(caller)),
    changeEmail: async ({ body }, caller) => {
      accepted(await own().commands.changeEmail(body, commandContext(caller)));
    },
    resendEmailChange: async (_, caller) => {
      accepted(await own().commands.resendEmailChange({}, commandContext(caller)));
    },
    cancelEmailChange: async (_, caller) => {
      accepted(await own().commands.cancelEmailChange({}, commandContext(caller)));
    },
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
