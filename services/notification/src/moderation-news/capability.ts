import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenModerationDecidesThenTell } from './when-moderation-decides-then-tell.js';

/** Notifications in the app and by push about moderation decisions; the moderation service sends the mails. */
export const moderationNews = (deps: Pick<Ports, 'commands' | 'toldOf'>) =>
  ({ reactions: [whenModerationDecidesThenTell(deps)] }) satisfies Capability;
