import { type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import type { PartnerRefusal } from '@lendring/contracts/partner/refusals.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';

/** Owners change only their own keys and webhooks; those of others are refused as not found. */
export const asOwner = async (
  { actor }: CommandCall,
  missing: PartnerRefusal,
  act: (ownerId: string) => Promise<CommandAnswer>,
): Promise<CommandAnswer> => (actor.kind === 'user' ? act(actor.userId) : refuse<PartnerRefusal>(missing));
