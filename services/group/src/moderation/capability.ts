import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenModerationDecidesThenHide } from './when-moderation-decides-then-hide.js';

/** Search requests hidden by a moderation decision or with the suspension of their creator (ADR 120). */
export const moderation = ({ commands, read, caughtUp }: Pick<Ports, 'commands' | 'read' | 'caughtUp'>) =>
  ({
    reactions: [whenModerationDecidesThenHide({ commands, searchRequests: read.searchRequests, caughtUp })],
  }) satisfies Capability;
