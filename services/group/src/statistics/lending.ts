import type { QueryContext } from '@lendring/contracts/kernel/service-api.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { Lending } from './lending.port.js';

const asSystem = (at: string): QueryContext => ({ actor: { kind: 'system', name: 'group' }, at });

export const lendingFrom = ({ offer, request }: Pick<ServiceApis, 'offer' | 'request'>): Lending => ({
  things: (groupId, at) => offer.queries.inGroup({ groupId }, asSystem(at)),
  loans: (groupId, at) => request.queries.groupLoans({ groupId }, asSystem(at)),
});
