import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { pageOf } from '../kernel/paging.js';
import { Instant } from '../kernel/period.js';
import { Country } from '../kernel/place.js';
import { line, paragraph } from '../kernel/text.js';
import { limits } from '../kernel/limits.js';
import { certifications, traderLimits, traderLists, traderParts, traderStates } from './trader-rules.js';

/** Names what a trader gave from one beginning of trading to its end; it has a key of its own (ADR 101). */
export const TraderId = z.uuid();

export const Certification = z.enum(certifications);

/** Null where somebody says that they are in none. */
export const TraderRegister = z.strictObject({
  name: line(traderLimits.register),
  number: line(traderLimits.registerNumber),
});
export type TraderRegister = z.infer<typeof TraderRegister>;

/** Who a trader is (DSA art. 30(1)), as everybody reads it on their offers. */
export const TraderDetails = z.strictObject({
  name: z.string(),
  company: z.string(),
  street: z.string(),
  postal: z.string(),
  city: z.string(),
  country: Country.nullable(),
  /** As people read it, with its country's code; null: none that could be right. */
  phone: z.string().nullable(),
  /** Null while its mail was not confirmed. */
  email: z.string().nullable(),
  register: TraderRegister.nullable(),
  vatId: z.string().nullable(),
});
export type TraderDetails = z.infer<typeof TraderDetails>;

/** What details may lack. */
export const TraderPart = z.enum(traderParts);
export type TraderPart = z.infer<typeof TraderPart>;

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ userId: UserId, ...shape, at: Instant }) });

/** Null once they are forgotten. */
const trader = { traderId: TraderId };
const details = TraderDetails.nullable();

/** Stream `trader-<userId>`: who somebody is who offers commercially, and what staff found (ADR 101). */
export const TraderEvent = z.discriminatedUnion('type', [
  /** They offered before this was asked for; until then they may go on. */
  event('TraderAsked', { until: Instant }),
  /** They became commercial without a word of who they are; until then what they have online stays there. */
  event('TraderBegan', { until: Instant }),
  /** That time is over, and nothing was given. */
  event('TraderOverdue', {}),
  /** They offer commercially no more, and gave nothing. */
  event('TraderStopped', {}),
  /** By themselves, with what they certified. */
  event('TraderDetailsGiven', { ...trader, details, certification: Certification }),
  /** Their profile or company changed, and with it what is shown of it. */
  event('TraderDetailsChanged', { ...trader, details }),
  event('TraderChecked', { ...trader, by: UserId }),
  /** The VAT id of the details is registered for this company; another id needs its own confirmation (ADR 128). */
  event('TraderVatIdConfirmed', { ...trader, by: UserId }),
  event('TraderCorrectionAsked', { ...trader, reason: z.string().nullable(), by: UserId }),
  /** The account is deleted, or private from now on; `until`: then all of it is forgotten. */
  event('TraderEnded', { ...trader, until: Instant }),
  /** Its key is destroyed. */
  event('TraderForgotten', { ...trader }),
]);
export type TraderEvent = z.infer<typeof TraderEvent>;

/** Stream `traderrule-all`: since when this installation asks who somebody is who offers commercially. */
export const TraderRuleEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('TraderRuleBegan'), data: z.strictObject({ at: Instant }) }),
]);
export type TraderRuleEvent = z.infer<typeof TraderRuleEvent>;

/** By since when they are in their state, or by when it is to be given; with `-` the other way round. */
export const TraderSort = z.enum(['since', '-since']);
export type TraderSort = z.infer<typeof TraderSort>;

export const TraderState = z.enum(traderStates);
export const TraderList = z.enum(traderLists);

/** As everybody reads it; `certifiedAt`: when they certified to offer only what the law of the Union allows. */
export const PublicTrader = TraderDetails.extend({ certifiedAt: Instant });
export type PublicTrader = z.infer<typeof PublicTrader>;

/** A trader's own, for their eyes. `details`: as their profile has them now, so as they would be shown. */
export const OwnTrader = z.strictObject({
  /** `none`: they gave nothing yet. */
  state: z.enum(['none', 'unchecked', 'checked', 'correction']),
  details: TraderDetails,
  lacks: z.array(TraderPart),
  certification: z.strictObject({ version: Certification, at: Instant }).nullable(),
  /** Why staff asks for a correction. */
  reason: z.string().nullable(),
  /** Until when they may publish without it; null: not at all, or it is not needed any more. */
  until: Instant.nullable(),
  /** Whether something new of theirs may go online now. */
  ready: z.boolean(),
  /** Until when what is online stays there without it; null: it stays, or is paused already. */
  onlineUntil: Instant.nullable(),
  /** What was online is paused, since nothing was given in time. */
  paused: z.boolean(),
});
export type OwnTrader = z.infer<typeof OwnTrader>;

/** One trader for staff. `seen`: names what was looked at, so that nobody marks what has changed meanwhile. */
export const TraderRow = z.strictObject({
  userId: UserId,
  /** The person's own id where nothing was given yet. */
  traderId: TraderId,
  state: TraderState,
  details: TraderDetails,
  /** Null where nothing was given yet. */
  certification: z.strictObject({ version: Certification, at: Instant }).nullable(),
  reason: z.string().nullable(),
  /** False without a VAT id. */
  vatIdConfirmed: z.boolean(),
  seen: Instant,
  /** When it is forgotten, or by when it is to be given; null while they trade. */
  until: Instant.nullable(),
});
export type TraderRow = z.infer<typeof TraderRow>;
export const TraderRows = pageOf(TraderRow);

/** Findings of staff: all is well, the VAT id is confirmed, or a correction, whose reason the trader reads. */
export const TraderFinding = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('checked') }),
  z.strictObject({ outcome: z.literal('vat_id_confirmed') }),
  z.strictObject({ outcome: z.literal('correction'), reason: paragraph(limits.reason, 1) }),
]);
export type TraderFinding = z.infer<typeof TraderFinding>;
