import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenModerationDecidesThenStop } from './when-moderation-decides-then-stop.js';

/** Effects of moderation's decisions: stopped ads (ADR 100), and features extended by the time of a lock (ADR 83). */
export const moderation = ({ commands }: Pick<Ports, 'commands'>) =>
  ({ reactions: [whenModerationDecidesThenStop(commands)] }) satisfies Capability;
