import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { Instant } from '../kernel/period.js';
import { Country } from '../kernel/place.js';
import { organisations } from './organisations.js';
import { line, paragraph } from '../kernel/text.js';
import { certifications, traderLimits, traderLists, traderParts, traderStates } from './trader-rules.js';

/** Entry in a trade register; null when the trader declares to have none. */
export const TraderRegister = z.strictObject({
  name: line(traderLimits.register),
  number: line(traderLimits.registerNumber),
});
export type TraderRegister = z.infer<typeof TraderRegister>;

export const Certification = z.enum(certifications);

export const TraderFinding = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('checked') }),
  z.strictObject({ outcome: z.literal('vat_id_confirmed') }),
  z.strictObject({ outcome: z.literal('correction'), reason: paragraph(limits.reason, 1) }),
]);
export type TraderFinding = z.infer<typeof TraderFinding>;

export const tradersCommands = {
  /** Sets the caller's register entry and self-certification; other trader details come from the profile. */
  giveTraderDetails: z.strictObject({ register: TraderRegister.nullable(), certification: Certification }),
  /**
   * Records the finding of staff who check traders. `seen`: the version they reviewed; refused when the details have
   * changed since.
   */
  checkTrader: z.strictObject({ userId: UserId, seen: Instant, finding: TraderFinding }),
} as const;

/** Identifies one period of trading, from start to end; each period has its own encryption key (ADR 101). */
export const TraderId = z.uuid();

export const TraderDetails = z.strictObject({
  /** Absent for businesses, which include all details given before other kinds existed. */
  organisation: z.enum(organisations).exclude(['business']).optional(),
  name: z.string(),
  company: z.string(),
  street: z.string(),
  postal: z.string(),
  city: z.string(),
  country: Country.nullable(),
  /** Phone number formatted for display with country code; null when no valid number is known. */
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
  /** The user became commercial without giving trader details; published offers stay online until `until`. */
  event('TraderBegan', { until: Instant }),
  event('TraderOverdue', {}),
  event('TraderStopped', {}),
  event('TraderDetailsGiven', { ...trader, details, certification: Certification }),
  event('TraderDetailsChanged', { ...trader, details }),
  event('TraderChecked', { ...trader, by: UserId }),
  /**
   * Staff confirmed that the VAT id is registered for this company; a different id needs its own confirmation (ADR
   * 128).
   */
  event('TraderVatIdConfirmed', { ...trader, by: UserId }),
  event('TraderCorrectionAsked', { ...trader, reason: z.string().nullable(), by: UserId }),
  /** The account was deleted or became private. `until`: time when the trader details are erased. */
  event('TraderEnded', { ...trader, until: Instant }),
  /** The encryption key of the trader details was destroyed. */
  event('TraderForgotten', { ...trader }),
]);
export type TraderEvent = z.infer<typeof TraderEvent>;

/** Stream `traderrule-all`: time when this installation began to require trader details. */
export const TraderRuleEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('TraderRuleBegan'), data: z.strictObject({ at: Instant }) }),
]);
export type TraderRuleEvent = z.infer<typeof TraderRuleEvent>;

export const tradersPersonal: PersonalFields<TraderEvent> = {
  TraderDetailsGiven: { subject: 'traderId', fields: ['details'] },
  TraderDetailsChanged: { subject: 'traderId', fields: ['details'] },
  TraderCorrectionAsked: { subject: 'traderId', fields: ['reason'] },
};

/** Sorts traders by start of the current state or by deadline; a leading `-` reverses the order. */
export const TraderSort = z.enum(['since', '-since']);
export type TraderSort = z.infer<typeof TraderSort>;

export const TraderState = z.enum(traderStates);
export const TraderList = z.enum(traderLists);

export const PublicTrader = TraderDetails.extend({ certifiedAt: Instant });
export type PublicTrader = z.infer<typeof PublicTrader>;

/** Trader details as shown to the trader. `details` come from the current profile, as they would be published. */
export const OwnTrader = z.strictObject({
  state: z.enum(['none', 'unchecked', 'checked', 'correction']),
  details: TraderDetails,
  lacks: z.array(TraderPart),
  certification: z.strictObject({ version: Certification, at: Instant }).nullable(),
  reason: z.string().nullable(),
  /**
   * Deadline until which the trader may publish without details; null when publishing is not allowed, or details are
   * no longer needed.
   */
  until: Instant.nullable(),
  ready: z.boolean(),
  /** Deadline until which published offers stay online without details; null when unlimited or already paused. */
  onlineUntil: Instant.nullable(),
  paused: z.boolean(),
});
export type OwnTrader = z.infer<typeof OwnTrader>;

/**
 * Trader as listed for staff. `seen`: version under review, so that staff cannot approve details that have changed
 * since.
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
  /**
   * Deadline for missing trader details, or the time when details are erased; null while trading without a deadline.
   */
  until: Instant.nullable(),
});
export type TraderRow = z.infer<typeof TraderRow>;
export const TraderRows = pageOf(TraderRow);

export const tradersQueries = {
  ownTrader: { question: z.strictObject({}), answer: OwnTrader.nullable() },
  trader: { question: z.strictObject({ userId: UserId }), answer: PublicTrader.nullable() },
  /**
   * Traders for staff who check them; empty for other callers. The default order is longest waiting first, and only
   * admins see traders who have ended.
   */
  traders: {
    question: z.strictObject({ state: TraderList, sort: TraderSort.optional(), paging: Paging }),
    answer: TraderRows,
  },
  traderRow: { question: z.strictObject({ traderId: TraderId }), answer: TraderRow.nullable() },
} as const;

export const tradersRefusals = {
  trader_incomplete: m(
    422,
    'Deinem Profil fehlt noch etwas, das Anbieter angeben müssen. Ergänze es, und speichere dann noch einmal.',
    'Your profile is missing something providers have to state. Add it, then save again.',
    'In je profiel ontbreekt nog iets wat aanbieders moeten vermelden. Vul het aan en sla dan opnieuw op.',
  ),
  trader_unchanged: m(
    422,
    'Das sind die Angaben, um deren Korrektur wir gebeten haben. Ändere, was nicht stimmt; stimmt doch alles, dann schreib uns.',
    'These are the details we asked you to correct. Change what’s wrong; if it’s all correct, write to us.',
    'Dit zijn de gegevens die we je hebben gevraagd te corrigeren. Wijzig wat niet klopt; klopt alles wel, schrijf ons dan.',
  ),
  trader_unknown: m(
    404,
    'Diesen Anbieter gibt es nicht oder nicht mehr.',
    'This provider doesn’t exist or no longer offers anything here.',
    'Deze aanbieder bestaat niet of niet meer.',
  ),
  trader_own: m(
    403,
    'Deine eigenen Angaben prüft jemand anderes.',
    'Someone else has to check your own details.',
    'Je eigen gegevens controleert iemand anders.',
  ),
  trader_changed: m(
    409,
    'Die Angaben haben sich inzwischen geändert. Sieh sie dir noch einmal an.',
    'The details have changed in the meantime. Please check them again.',
    'De gegevens zijn intussen gewijzigd. Bekijk ze nog eens.',
  ),
};
