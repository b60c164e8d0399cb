import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import { accepted, ApiError } from '../api/api-error.js';
import { commandContext, type Handlers } from '../api/handlers.js';

/** @param identity null where another issuer signs people in: their sessions are its own */
export const sessionHandlers = (
  identity: Pick<DoorClient<typeof identityDoor>, 'commands'> | null,
): Handlers<'endSessions'> => ({
  endSessions: async (_, caller) => {
    if (!identity || !caller.userId) throw new ApiError('sign_in_elsewhere');
    accepted(await identity.commands.endSessions({ userId: caller.userId }, commandContext(caller)));
  },
});
