import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { broughtCommands, broughtQueries } from './brought-reputations.js';
import { reputationQueries } from './queries.js';
import type { Reputations } from './reputations.port.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'own'> & Readonly<{ reputations: Reputations }>;

/** Signed reputations: issued here (ADR 65), and imported from other installations (ADR 66). */
export const reputation = ({ commands, load, read: { accounts }, own, reputations }: Deps) =>
  ({
    commands: broughtCommands({ commands, load, reputations }, own),
    queries: { ...reputationQueries({ reputations, accounts }), ...broughtQueries({ load, accounts, reputations }) },
  }) satisfies Capability;
