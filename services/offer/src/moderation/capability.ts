import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenModerationDecidesThenLock } from './when-moderation-decides-then-lock.js';

/** Locks of offers and of their owners, and hidden pictures, set by moderation decisions (ADR 89). */
export const moderation = (deps: Pick<Ports, 'commands' | 'offers' | 'caughtUp'>) =>
  ({ reactions: [whenModerationDecidesThenLock(deps)] }) satisfies Capability;
