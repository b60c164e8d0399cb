import * as z from 'zod';
import { Email } from '../kernel/email.js';
import { type PersonalFields, event } from '../kernel/events.js';
import { GroupId, Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Network } from '../kernel/network.js';
import { Instant } from '../kernel/period.js';
import { GroupView } from './group.js';
import { groupLimits } from './limits.js';
import { InvitationId, InvitationToken, SecretHash, group } from './rules.js';

export const invitationsCommands = {
  /** Replaces the group's invitation link and invalidates the previous link at once (spec §5). */
  makeLink: z.strictObject({
    ...group,
    days: z.int().min(1).max(groupLimits.linkDays).nullable(),
    uses: z.int().min(1).max(groupLimits.linkUses).nullable(),
  }),
  endInvitation: z.strictObject({ ...group, invitationId: InvitationId }),
  inviteByMail: z.strictObject({ ...group, email: Email, locale: Locale }),
  acceptInvitation: z.strictObject({ token: InvitationToken, network: Network }),
} as const;

/** Invitation to a group. `makerId`: author of the invitation, whose key encrypts its secret. */
const invitation = { ...group, invitationId: InvitationId, makerId: UserId };

export const invitationsEvents = [
  event('LinkMade', {
    ...invitation,
    secret: z.string().nullable(),
    hash: SecretHash,
    expiresAt: Instant.nullable(),
    uses: z.int().nullable(),
    at: Instant,
  }),
  event('InvitedByMail', {
    ...invitation,
    email: z.string().nullable(),
    secret: z.string().nullable(),
    hash: SecretHash,
    locale: Locale,
    expiresAt: Instant,
    at: Instant,
  }),
  /** The author of an invitation is no longer an admin, so another admin's key encrypts the invitation. */
  event('InvitationPassedOn', { ...invitation, email: z.string().nullable(), secret: z.string().nullable() }),
  event('InvitationEnded', { ...group, invitationId: InvitationId }),
] as const;

export const invitationsPersonal: PersonalFields<z.infer<(typeof invitationsEvents)[number]>> = {
  LinkMade: { subject: 'makerId', fields: ['secret'] },
  InvitedByMail: { subject: 'makerId', fields: ['email', 'secret'] },
  InvitationPassedOn: { subject: 'makerId', fields: ['email', 'secret'] },
};

/** Invitation as shown to admins; `token` is null when the key of its author was destroyed. */
export const Invitation = z.strictObject({
  invitationId: InvitationId,
  token: InvitationToken.nullable(),
  email: z.string().nullable(),
  expiresAt: Instant.nullable(),
  usesLeft: z.int().nullable(),
  used: z.int(),
  at: Instant,
});
export type Invitation = z.infer<typeof Invitation>;

export const invitationsQueries = {
  invitations: { question: z.strictObject({ groupId: GroupId }), answer: z.array(Invitation) },
  /**
   * Group and author of an invitation, for its holder, with the refusal that accepting it would meet. After too many
   * wrong tokens, the answer is the number of seconds to wait.
   */
  invitation: {
    question: z.strictObject({ token: InvitationToken, network: Network }),
    answer: z
      .union([
        z.strictObject({
          group: GroupView,
          problem: z.enum(['invitation_expired', 'invitation_used_up', 'group_blocked', 'group_full']).nullable(),
          /**
           * Author of the invitation; null when the invitation is invalid or the author is no longer an admin of the
           * group.
           */
          invitedBy: UserId.nullable(),
        }),
        z.strictObject({ seconds: z.int() }),
      ])
      .nullable(),
  },
} as const;

export const invitationsRefusals = {
  group_mails_full: m(
    409,
    'Es sind schon sehr viele Einladungen offen. Nimm welche zurück oder teile den Link der Gruppe.',
    'Too many invitations are already open. Withdraw some, or share the group link.',
    'Er staan al heel veel uitnodigingen open. Trek er een paar in of deel de link van de groep.',
  ),
  group_mails_today: m(
    429,
    'Für heute hat diese Gruppe genug Einladungen verschickt. Morgen geht es weiter, und den Link kannst du jederzeit teilen.',
    'This group has sent enough invitations for today. You can continue tomorrow, and share the link at any time.',
    'Deze groep heeft vandaag genoeg uitnodigingen verstuurd. Morgen kan het weer, en de link kun je altijd delen.',
  ),
  invitation_not_found: m(
    404,
    'Diese Einladung gibt es nicht oder nicht mehr. Bitte um eine neue.',
    'This invitation doesn’t exist or is no longer valid. Ask for a new one.',
    'Deze uitnodiging bestaat niet of niet meer. Vraag om een nieuwe.',
  ),
  invitation_expired: m(
    410,
    'Diese Einladung ist abgelaufen. Bitte um eine neue.',
    'This invitation has expired. Ask for a new one.',
    'Deze uitnodiging is verlopen. Vraag om een nieuwe.',
  ),
  invitation_used_up: m(
    410,
    'Diese Einladung ist aufgebraucht. Bitte um eine neue.',
    'This invitation has been used up. Ask for a new one.',
    'Deze uitnodiging is opgebruikt. Vraag om een nieuwe.',
  ),
};
