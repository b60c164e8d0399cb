import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { RoleHolder } from '@lendring/contracts/account/roles.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type RoleDocument = RoleHolder & Readonly<{ since: string }>;

/** Role that an event changes; null if the event changes no role or all roles. */
const changed = (event: AccountEvent): { readonly role: Role; readonly given: boolean } | null => {
  switch (event.type) {
    case 'RoleGiven':
    case 'RoleTaken':
      return { role: event.data.role, given: event.type === 'RoleGiven' };
    case 'AdminAppointed':
    case 'AdminRemoved':
      return { role: 'admin', given: event.type === 'AdminAppointed' };
    default:
      return null;
  }
};

export const roles: Projection<RoleDocument, AccountEvent> = {
  name: 'roles',
  version: 1,
  prefixes: ['account-'],
  ids: (event) => (changed(event) || event.type === 'AccountDeleted' ? [event.data.userId] : []),
  evolve: (document, event, userId) => {
    const change = changed(event);
    if (!change) return null;
    const { role, given } = change;
    const before = document?.roles ?? [];
    if (given && before.some((one) => one.role === role)) return document;
    const others = before.filter((one) => one.role !== role);
    const held = given ? [...others, { role, since: event.at, by: event.actor }] : others;
    const [first] = held;
    return first ? { userId, roles: held, since: first.since } : null;
  },
};
