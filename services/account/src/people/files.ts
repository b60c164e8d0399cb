import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { FileEvent, FileEntry } from '@lendring/contracts/account/people.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';

export type FileDocument = Readonly<{ userId: string; entries: readonly FileEntry[] }>;

/** Number of entries in the read model; older entries are in the log only. */
const KEPT = 200;

type Event = AccountEvent | FileEvent;
type What = Pick<FileEntry, 'what'> & Partial<FileEntry>;

const whatOf = (event: Event): What | null => {
  switch (event.type) {
    case 'PersonRead':
      return { what: 'read', occasion: event.data.occasion };
    case 'PersonSignedOut':
      return { what: 'signed_out', reason: event.data.reason };
    case 'ErasureStarted':
      return { what: 'erasure_started', reason: event.data.reason };
    case 'RoleGiven':
      return { what: 'role_given', role: event.data.role, reason: event.data.reason };
    case 'RoleTaken':
      return { what: 'role_taken', role: event.data.role, reason: event.data.reason };
    case 'AdminAppointed':
      return { what: 'role_given', role: 'admin' };
    case 'AdminRemoved':
      return { what: 'role_taken', role: 'admin' };
    default:
      return null;
  }
};

const evolve = (document: FileDocument | null, event: Recorded<Event>, userId: string): FileDocument | null => {
  const what = whatOf(event);
  if (!what) return null;
  const entry = { role: null, occasion: null, reason: null, ...what, by: event.actor, at: event.at };
  return { userId, entries: [entry, ...(document?.entries ?? [])].slice(0, KEPT) };
};

export const files: Projection<FileDocument, Event> = {
  name: 'files',
  version: 1,
  prefixes: ['account-', 'file-'],
  ids: (event) => (whatOf(event) || event.type === 'AccountDeleted' ? [event.data.userId] : []),
  evolve,
};
