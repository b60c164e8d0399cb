import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { ApiKeyShape } from '@lendring/contracts/http/partner.js';
import type { ApiKey } from '@lendring/contracts/partner/queries.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { accepted, found } from '../errors/api-error.js';
import { shown } from '../caller/shown.js';
import { commandContext, queryContext, systemQuery, type Handlers } from '../caller/handlers.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { hashOf, newKey } from '../partner/api-keys.js';

const shapeOf = ({ keyId, name, scopes, hint, createdAt, lastUsedOn }: ApiKey): Camel<ApiKeyShape> => ({
  keyId,
  name,
  scopes,
  hint,
  createdAt,
  lastUsedOn,
});

export const apiKeyHandlers = ({
  partner: { commands, queries },
}: Pick<Doors, 'partner'>): Handlers<'apiKeys' | 'createApiKey' | 'revokeApiKey'> => ({
  apiKeys: async (_, caller) => (await queries.keys({}, queryContext(caller))).map(shapeOf),
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
    // A retried click finds the key of the first one, whose token cannot be shown again.
    const mine = await queries.keyOf({ hash }, systemQuery(caller, 'api-keys'));
    return { key: shapeOf(key), token: mine ? token : null };
  },
  revokeApiKey: async ({ id }, caller) => {
    const after = accepted(await commands.revokeKey({ keyId: id }, commandContext(caller)));
    await shown(queries.keys({}, queryContext(caller, after)));
  },
});
