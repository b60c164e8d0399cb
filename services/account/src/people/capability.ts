import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { peopleCommands } from './commands.js';
import { peopleQueries } from './queries.js';

/** Search and view of users by staff, with an audit log of access and actions (ADR 90). */
export const people = ({ commands, read, remove }: Pick<Ports, 'commands' | 'read' | 'remove'>) =>
  ({ commands: peopleCommands({ commands, remove }), queries: peopleQueries(read) }) satisfies Capability;
