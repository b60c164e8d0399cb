import { derivedId } from '@lendring/platform/base/uuid.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, systemQuery, type Handlers } from '../caller/handlers.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { hashOf, newKey } from '../partner/api-keys.js';

export const apiKeyHandlers = ({
  partner: { commands, queries },
}: Pick<ServiceApis, 'partner'>): Handlers<'createApiKey'> => ({
  createApiKey: async ({ body }, caller) => {
    const token = newKey();
    const hash = hashOf(token);
    const keyId = derivedId(caller.commandId, 'key');
    const position = accepted(
      await commands.createKey({ keyId, ...body, hash, hint: token.slice(-4) }, commandContext(caller)),
    );
    const key = found(
      (await queries.keys({}, queryContext(caller, position))).find((one) => one.keyId === keyId),
      'key_not_found',
    );
    // Return the token only for a new key: a retried click finds the key of the first click, whose token cannot be
    // shown again.
    const mine = await queries.keyOf({ hash }, systemQuery(caller, 'api-keys'));
    return { key, token: mine ? token : null };
  },
});
