import * as z from 'zod';
import { LegalName } from '../installation/legal-text.js';
import { SettingPart } from '../installation/setting.js';
import { UserId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { actCodes } from './act-codes.js';
import { actCursorPattern } from './act-cursor.js';

export const ActId = z.uuid();

export const ActCode = z.enum(actCodes);
export type ActCode = z.infer<typeof ActCode>;

/** The part of the settings, or the legal text, that an act was done to. */
export const SettingName = z.enum([...SettingPart.options, ...LegalName.options]);
export type SettingName = z.infer<typeof SettingName>;

/** The one thing that an act was done to; `user`: the person themselves, or a list narrowed to them. */
export const ActSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['case', 'user', 'invoice', 'payment', 'ad', 'feedback', 'hint']), id: z.uuid() }),
  z.strictObject({ kind: z.literal('setting'), id: SettingName }),
]);
export type ActSubject = z.infer<typeof ActSubject>;

/** How many entries a list had that names no one person. */
export const ActListed = z.enum(['none', 'several']);
export type ActListed = z.infer<typeof ActListed>;

/** One act, as the audit log lists it: ids alone. */
export const Act = z.strictObject({
  actId: ActId,
  act: ActCode,
  /** Null: a list, or nothing of anybody's. */
  subject: ActSubject.nullable(),
  /** Null: no list, a list of one person, or an older entry. */
  listed: ActListed.nullable(),
  /** Whose thing it is; null: many people's, or nobody's any more. */
  about: UserId.nullable(),
  by: UserId,
  at: Instant,
  /** The code with which it was refused, so that nothing came of it; null: it was not. */
  refusal: z.string().nullable(),
});
export type Act = z.infer<typeof Act>;

/** A place in the audit log, in the order of time. */
export const ActCursor = z.string().regex(actCursorPattern);

/** `look`: something was only viewed; `deed`: something was done, taken along as a file, or refused. */
export const ActManner = z.enum(['deed', 'look']);
export type ActManner = z.infer<typeof ActManner>;

/** How the audit log is narrowed; what is missing narrows nothing. */
export const ActFilter = z.strictObject({
  by: UserId.optional(),
  about: UserId.optional(),
  act: ActCode.optional(),
  manner: ActManner.optional(),
  /** The first and the last day, by the clock of Berlin. */
  from: Day.optional(),
  to: Day.optional(),
});
export type ActFilter = z.infer<typeof ActFilter>;

/** By when it was done; with `-` the last one first. */
export const ActSort = z.enum(['at', '-at']);
export type ActSort = z.infer<typeof ActSort>;

/** So many acts at once, at most. */
export const mostActs = 100;

/** So many people are named who have acted, at most. */
export const mostActors = 200;
