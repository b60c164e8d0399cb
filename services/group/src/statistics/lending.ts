import type { QueryContext } from '@lendring/contracts/kernel/door.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import type { Lending } from './lending.port.js';

const asSystem = (at: string): QueryContext => ({ actor: { kind: 'system', name: 'group' }, at });

export const lendingFrom = ({ offer, request }: Pick<Doors, 'offer' | 'request'>): Lending => ({
  things: (groupId, at) => offer.queries.inGroup({ groupId }, asSystem(at)),
  loans: (groupId, at) => request.queries.groupLoans({ groupId }, asSystem(at)),
});
