import * as z from 'zod';
import { event } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { bySide, request } from './event-fields.js';

export const accountDeletionCommands = {
  /**
   * System only, on account deletion. Refused while loans are agreed or running; otherwise ends open requests and
   * prevents new requests and agreements.
   */
  leave: z.strictObject({ userId: UserId }),
} as const;

export const accountDeletionEvents = [
  event('SideErased', { ...bySide, userId: UserId }),
  event('FormerVendorErased', { ...request, userId: UserId }),
] as const;

/**
 * Stream `party-<userId>`: account deletion of a user. Requesting and accepting load this stream in the same append,
 * which serialises agreements and deletions.
 */
export const PartyEvent = z.discriminatedUnion('type', [
  event('PartyLeft', { userId: UserId }),
  event('PartyReturned', { userId: UserId }),
]);
export type PartyEvent = z.infer<typeof PartyEvent>;

export const accountDeletionRefusals = {
  person_leaves: m(
    409,
    'Diese Person löscht ihr Konto. Hier lässt sich nichts mehr abmachen.',
    'This person is deleting their account. Nothing can be agreed here any more.',
    'Deze persoon verwijdert het account. Hier kun je niets meer afspreken.',
  ),
};
