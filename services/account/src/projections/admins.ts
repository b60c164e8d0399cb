import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { Admin } from '@lendring/contracts/account/queries.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** Who is an admin, since when and by whom. */
export const admins: Projection<Admin, AccountEvent> = {
  name: 'admins',
  version: 1,
  prefixes: ['account-'],
  ids: ({ type, data }) =>
    type === 'AdminAppointed' || type === 'AdminRemoved' || type === 'AccountDeleted' ? [data.userId] : [],
  evolve: (document, { type, at, actor }, userId) =>
    type !== 'AdminAppointed' ? null : (document ?? { userId, appointedAt: at, appointedBy: actor }),
};
