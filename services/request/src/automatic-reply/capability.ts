import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenSomebodyAsksThenReplyAutomatically } from './when-asked-then-reply.js';

/** Sends the vendor's prepared text once per new request (spec §3, auto responder). */
export const automaticReply = (deps: Pick<Ports, 'commands' | 'autoReply'>) =>
  ({ policies: [whenSomebodyAsksThenReplyAutomatically(deps)] }) satisfies Capability;
