import type { identityDoor } from '@lendring/contracts/identity/queries.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import { accepted, ApiError } from '../api/api-error.js';
import { commandContext, type Handlers } from '../api/handlers.js';

export const sessionCalls = ['endSessions'] as const;

/** @param identity null where another issuer signs people in: their sessions are its own */
export const sessionHandlers = (
  identity: Pick<DoorClient<typeof identityDoor>, 'commands'> | null,
): Handlers<(typeof sessionCalls)[number]> => ({
  endSessions: async (_, caller) => {
    if (!identity || !caller.userId) throw new ApiError('sign_in_elsewhere');
    accepted(await identity.commands.endSessions({ userId: caller.userId }, commandContext(caller)));
  },
});
