import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { remindWhenDue } from './remind-when-due.js';

export const reminders = ({
  commands,
  read,
  standingOf,
  inTurn,
}: Pick<Ports, 'commands' | 'read' | 'standingOf' | 'inTurn'>) =>
  ({ clockPolicies: [remindWhenDue({ commands, timers: read.timers, standingOf, inTurn })] }) satisfies Capability;
