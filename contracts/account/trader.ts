import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { pageOf } from '../kernel/paging.js';
import { Instant } from '../kernel/period.js';
import { Country } from '../kernel/place.js';
import { line, paragraph } from '../kernel/text.js';
import { limits } from '../kernel/limits.js';
import { certifications, traderLimits, traderLists, traderParts, traderStates } from './trader-rules.js';

/** Identifies one period of trading, from its start to its end; each has its own encryption key (ADR 101). */
export const TraderId = z.uuid();

export const Certification = z.enum(certifications);

/** Null when the trader declares to be in no register. */
export const TraderRegister = z.strictObject({
  name: line(traderLimits.register),
  number: line(traderLimits.registerNumber),
});
export type TraderRegister = z.infer<typeof TraderRegister>;

export const TraderDetails = z.strictObject({
  name: z.string(),
  company: z.string(),
  street: z.string(),
  postal: z.string(),
  city: z.string(),
  country: Country.nullable(),
  /** Formatted for display with country code; null when no valid number is known. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  register: TraderRegister.nullable(),
  vatId: z.string().nullable(),
});
export type TraderDetails = z.infer<typeof TraderDetails>;

export const TraderPart = z.enum(traderParts);
export type TraderPart = z.infer<typeof TraderPart>;

const event = eventsWith({ userId: UserId, at: Instant });

const trader = { traderId: TraderId };
const details = TraderDetails.nullable();

/** Stream `trader-<userId>`: a commercial user's trader details and their review by staff (ADR 101). */
export const TraderEvent = z.discriminatedUnion('type', [
  event('TraderAsked', { until: Instant }),
  /** Became commercial without giving details; offers already online stay until `until`. */
  event('TraderBegan', { until: Instant }),
  event('TraderOverdue', {}),
  event('TraderStopped', {}),
  event('TraderDetailsGiven', { ...trader, details, certification: Certification }),
  event('TraderDetailsChanged', { ...trader, details }),
  event('TraderChecked', { ...trader, by: UserId }),
  /** The VAT id is registered for this company; a different id needs its own confirmation (ADR 128). */
  event('TraderVatIdConfirmed', { ...trader, by: UserId }),
  event('TraderCorrectionAsked', { ...trader, reason: z.string().nullable(), by: UserId }),
  /** The account was deleted or became private; `until`: when the details are forgotten. */
  event('TraderEnded', { ...trader, until: Instant }),
  /** The encryption key is destroyed. */
  event('TraderForgotten', { ...trader }),
]);
export type TraderEvent = z.infer<typeof TraderEvent>;

/** Stream `traderrule-all`: when this installation began to require trader details. */
export const TraderRuleEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('TraderRuleBegan'), data: z.strictObject({ at: Instant }) }),
]);
export type TraderRuleEvent = z.infer<typeof TraderRuleEvent>;

/** Sorts by start of the current state or by deadline; a leading `-` reverses the order. */
export const TraderSort = z.enum(['since', '-since']);
export type TraderSort = z.infer<typeof TraderSort>;

export const TraderState = z.enum(traderStates);
export const TraderList = z.enum(traderLists);

export const PublicTrader = TraderDetails.extend({ certifiedAt: Instant });
export type PublicTrader = z.infer<typeof PublicTrader>;

/** A trader's own view. `details`: from the current profile, as they would be published. */
export const OwnTrader = z.strictObject({
  state: z.enum(['none', 'unchecked', 'checked', 'correction']),
  details: TraderDetails,
  lacks: z.array(TraderPart),
  certification: z.strictObject({ version: Certification, at: Instant }).nullable(),
  reason: z.string().nullable(),
  /** Deadline until which publishing is allowed without details; null when not allowed, or no longer needed. */
  until: Instant.nullable(),
  ready: z.boolean(),
  /** Deadline until which published offers stay online without details; null when unlimited or already paused. */
  onlineUntil: Instant.nullable(),
  paused: z.boolean(),
});
export type OwnTrader = z.infer<typeof OwnTrader>;

/**
 * Trader as listed for staff. `seen`: version under review, so that staff cannot approve details that changed
 * meanwhile.
 */
export const TraderRow = z.strictObject({
  userId: UserId,
  traderId: TraderId,
  state: TraderState,
  details: TraderDetails,
  certification: z.strictObject({ version: Certification, at: Instant }).nullable(),
  reason: z.string().nullable(),
  vatIdConfirmed: z.boolean(),
  seen: Instant,
  /** When the details are forgotten, or their deadline; null while trading. */
  until: Instant.nullable(),
});
export type TraderRow = z.infer<typeof TraderRow>;
export const TraderRows = pageOf(TraderRow);

export const TraderFinding = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('checked') }),
  z.strictObject({ outcome: z.literal('vat_id_confirmed') }),
  z.strictObject({ outcome: z.literal('correction'), reason: paragraph(limits.reason, 1) }),
]);
export type TraderFinding = z.infer<typeof TraderFinding>;
