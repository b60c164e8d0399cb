import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { Role } from '../kernel/roles.js';
import { StaffReason } from '../kernel/staff-reason.js';

export const rolesCommands = {
  /**
   * Admins and system only, so that users cannot give themselves a role. Does nothing if the user already has the
   * role.
   */
  giveRole: z.strictObject({ userId: UserId, role: Role, reason: StaffReason }),
  /** Admins and system only; refused for the last admin. */
  takeRole: z.strictObject({ userId: UserId, role: Role, reason: StaffReason }),
} as const;

const event = eventsWith({ userId: UserId });

export const rolesEvents = [
  /** `reason` is for admins, and null once the account is erased. Actor and time are in the event's metadata. */
  event('RoleGiven', { role: Role, reason: z.string().nullable() }),
  event('RoleTaken', { role: Role, reason: z.string().nullable() }),
  /** Legacy form of `RoleGiven` and `RoleTaken` for the role `admin`, without a reason; no longer written. */
  event('AdminAppointed', {}),
  event('AdminRemoved', {}),
] as const;

export const rolesPersonal: PersonalFields<z.infer<(typeof rolesEvents)[number]>> = {
  RoleGiven: { subject: 'userId', fields: ['reason'] },
  RoleTaken: { subject: 'userId', fields: ['reason'] },
};

/** `by`: an account id, or `system:<name>`. */
export const HeldRole = z.strictObject({ role: Role, since: Instant, by: z.string() });
export type HeldRole = z.infer<typeof HeldRole>;

export const RoleHolder = z.strictObject({ userId: UserId, roles: z.array(HeldRole) });
export type RoleHolder = z.infer<typeof RoleHolder>;

export const rolesQueries = {
  /** Users with a role, earliest first, for admins and the system; empty for other callers. */
  roles: { question: z.strictObject({}), answer: z.array(RoleHolder) },
} as const;

export const rolesRefusals = {
  admin_needed: m(403, 'Das können nur Admins.', 'Only admins can do that.', 'Dat kunnen alleen beheerders.'),
  role_needed: m(
    403,
    'Dafür brauchst du eine Rolle, die du nicht hast.',
    'You don’t have the role for this.',
    'Hiervoor heb je een rol nodig die je niet hebt.',
  ),
  role_held: m(
    409,
    'Diese Person hat noch eine Rolle. Entzieh sie ihr zuerst.',
    'This person still has a role. Remove it first.',
    'Deze persoon heeft nog een rol. Ontneem die eerst.',
  ),
  role_suspended: m(
    409,
    'Dieses Konto ist gesperrt und bekommt keine Rolle. Nimm zuerst die Sperre zurück.',
    'This account is suspended and can’t be given a role. Lift the suspension first.',
    'Dit account is geschorst en krijgt geen rol. Hef eerst de schorsing op.',
  ),
  last_admin: m(
    409,
    'Das ist der letzte Admin. Ernenne zuerst jemand anderen.',
    'This is the last admin. Appoint someone else first.',
    'Dit is de laatste beheerder. Benoem eerst iemand anders.',
  ),
};
