import type { SubjectKeys } from '@lendring/platform/keys/subject-keys.port.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { askEarlierTraders } from './ask-earlier-traders.js';
import { followTraders } from './follow-traders.js';
import { forgetTraders } from './forget-traders.js';
import { lapseTraders } from './lapse-traders.js';
import { traderCommands, traderQueries } from './traders.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'own'> & Readonly<{ keys: SubjectKeys }>;

/** Identity details of traders, reviewed by staff: required before offers go online (DSA art. 30, ADR 101, ADR 110). */
export const traders = ({ commands, load, read, own, keys }: Deps) => {
  const { accounts, missingTraders: missing, traders: documents } = read;
  return {
    commands: traderCommands(commands, own),
    queries: traderQueries({ load, traders: documents, missing }),
    policies: [followTraders(commands)],
    clockPolicies: [
      askEarlierTraders({ commands, load, accounts }),
      lapseTraders({ commands, missing }),
      forgetTraders({ commands, traders: documents, keys }),
    ],
  } satisfies Capability;
};
