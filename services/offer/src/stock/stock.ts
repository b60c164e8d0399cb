import type { requestApi } from '@lendring/contracts/request/queries.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { Stock } from './stock.port.js';

type Requests = Readonly<{
  commands: Pick<ServiceClient<typeof requestApi>['commands'], 'setCapacity'>;
  queries: Pick<ServiceClient<typeof requestApi>['queries'], 'capacity' | 'unitsInUse'>;
}>;

const actor = { kind: 'system', name: 'offer' } as const;

export const stockFrom = ({ commands, queries }: Requests): Stock => ({
  async set(wanted, { commandId, at, locale, requestId }) {
    const answer = await commands.setCapacity(wanted, {
      commandId: derivedId(commandId, 'capacity'),
      actor,
      at,
      locale,
      requestId,
    });
    if (!answer.ok) return { refusal: answer.refusal };
    return queries.capacity({ offerId: wanted.offerId }, { actor, at, after: answer.position });
  },
  async unitsInUse(offerId, at) {
    return (await queries.unitsInUse({ offerId }, { actor, at })).units;
  },
});
