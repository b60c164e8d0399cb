import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';

export const blocksCommands = {
  blockPerson: z.strictObject({ personId: UserId }),
  unblockPerson: z.strictObject({ personId: UserId }),
} as const;

const event = eventsWith({ userId: UserId });

/** Stream `blocks-<userId>`: people blocked by the user. Blocked people are not notified. */
export const BlockEvent = z.discriminatedUnion('type', [
  event('PersonBlocked', { personId: UserId.nullable(), at: Instant }),
  event('PersonUnblocked', { personId: UserId.nullable(), at: Instant }),
]);
export type BlockEvent = z.infer<typeof BlockEvent>;

export const blocksPersonal: PersonalFields<BlockEvent> = {
  PersonBlocked: { subject: 'userId', fields: ['personId'] },
  PersonUnblocked: { subject: 'userId', fields: ['personId'] },
};

export const BlockedPerson = z.strictObject({ personId: UserId, at: Instant });
export type BlockedPerson = z.infer<typeof BlockedPerson>;

export const blocksQueries = {
  blocked: { question: z.strictObject({}), answer: z.array(BlockedPerson) },
  /** System only: true if either user has blocked the other; false for other callers. */
  areApart: { question: z.strictObject({ one: UserId, other: UserId }), answer: z.boolean() },
  /**
   * System only: true if one of the account with this confirmed email address and the other user has blocked the other;
   * false for other callers and without such an account.
   */
  isAddressApart: { question: z.strictObject({ email: z.string().max(254), other: UserId }), answer: z.boolean() },
} as const;

export const blocksRefusals = {
  block_own: m(
    409,
    'Dich selbst kannst du nicht blockieren.',
    'You can’t block yourself.',
    'Jezelf kun je niet blokkeren.',
  ),
  too_many_blocked: m(
    409,
    'Mehr als {max} Menschen kannst du nicht blockieren. Heb zuerst eine Blockierung auf.',
    'You can block {max} people at most. Unblock someone first.',
    'Je kunt hoogstens {max} mensen blokkeren. Hef eerst een blokkering op.',
  ),
};
