import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { settingCommands } from './commands.js';
import { settingQueries } from './queries.js';

/** Operator, banner, features, brand, opening, issuer and plans in versions (ADR 95). */
export const settings = ({ commands, read }: Pick<Ports, 'commands' | 'read'>) =>
  ({ commands: settingCommands({ commands }), queries: settingQueries(read) }) satisfies Capability;
