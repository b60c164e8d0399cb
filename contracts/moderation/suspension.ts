import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { DecisionId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { CaseId } from './verdict.js';

export const suspensionCommands = {
  /** Confirms a permanent suspension; requires an admin other than the one who decided it. */
  confirmSuspension: z.strictObject({ caseId: CaseId, decisionId: DecisionId }),
} as const;

const event = eventsWith({ caseId: CaseId });

export const suspensionEvents = [
  event('SuspensionConfirmed', { decisionId: DecisionId, ownerId: UserId, by: UserId, at: Instant }),
] as const;

const person = eventsWith({ userId: UserId, caseId: CaseId });

const Standing = z.strictObject({ until: Instant.nullable() }).nullable();

/**
 * Stream `person-<userId>`: suspensions of a person. `standing`: combined effect of all cases; null when not
 * suspended.
 */
export const PersonEvent = z.discriminatedUnion('type', [
  person('PersonSuspended', { until: Instant.nullable(), standing: Standing, at: Instant }),
  person('SuspensionLifted', { standing: Standing, at: Instant }),
]);
export type PersonEvent = z.infer<typeof PersonEvent>;

export const suspensionRefusals = {
  decision_nothing_to_confirm: m(
    409,
    'Hier ist nichts zu bestätigen.',
    'There’s nothing to confirm here.',
    'Hier valt niets te bevestigen.',
  ),
};
