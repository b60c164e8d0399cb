import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { accepted, ApiError } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';

export const preferenceHandlers = ({
  notification: { commands, queries },
}: Doors): Handlers<'preferences' | 'changePreferences' | 'tryAddressAgain' | 'unsubscribing' | 'unsubscribe'> => {
  const read = async (caller: Caller) => {
    const own = await queries.preferences({}, queryContext(caller));
    if (!own) throw new ApiError('sign_in_needed');
    return own;
  };
  const linkOf = async (token: string, caller: Caller) => {
    const link = await queries.unsubscribing({ token }, queryContext(caller));
    if (!link) throw new ApiError('unsubscribe_link_unknown');
    return link;
  };
  return {
    preferences: async (_, caller) => read(caller),
    changePreferences: async ({ body }, caller) => {
      accepted(await commands.changePreferences(body, commandContext(caller)));
      return read(caller);
    },
    tryAddressAgain: async ({ body }, caller) => {
      accepted(await commands.tryAddressAgain(body, commandContext(caller)));
      return read(caller);
    },
    unsubscribing: async ({ query: { token } }, caller) => linkOf(token, caller),
    unsubscribe: async ({ body: { token } }, caller) => {
      accepted(await commands.unsubscribe({ token }, commandContext(caller)));
      return linkOf(token, caller);
    },
  };
};
