import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenModerationDecidesThenSuspend } from './when-moderation-decides-then-suspend.js';

/** Suspensions, as moderation decides them (ADR 89). */
export const suspension = ({ commands }: Pick<Ports, 'commands'>) =>
  ({ reactions: [whenModerationDecidesThenSuspend(commands)] }) satisfies Capability;
