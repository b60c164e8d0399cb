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

export const SettingName = z.enum([...SettingPart.options, ...LegalName.options]);
export type SettingName = z.infer<typeof SettingName>;

/** Target of an action; `user`: the person, or a list filtered by them. */
export const ActSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['case', 'user', 'invoice', 'payment', 'ad', 'feedback', 'hint']), id: z.uuid() }),
  z.strictObject({ kind: z.literal('setting'), id: SettingName }),
]);
export type ActSubject = z.infer<typeof ActSubject>;

export const ActListed = z.enum(['none', 'several']);
export type ActListed = z.infer<typeof ActListed>;

export const Act = z.strictObject({
  actId: ActId,
  act: ActCode,
  /** Null: a list, or no user's data. */
  subject: ActSubject.nullable(),
  /** Null: no list, a list about one person, or an older entry. */
  listed: ActListed.nullable(),
  /** Affected user; null: several, or the account is deleted. */
  about: UserId.nullable(),
  by: UserId,
  at: Instant,
  /** Refusal code when the action had no effect; null: it succeeded. */
  refusal: z.string().nullable(),
});
export type Act = z.infer<typeof Act>;

export const ActCursor = z.string().regex(actCursorPattern);

/** `look`: data was viewed; `deed`: an action, an export, or a refused attempt. */
export const ActManner = z.enum(['deed', 'look']);
export type ActManner = z.infer<typeof ActManner>;

export const ActFilter = z.strictObject({
  by: UserId.optional(),
  about: UserId.optional(),
  act: ActCode.optional(),
  manner: ActManner.optional(),
  /** Inclusive days in the time zone of Berlin. */
  from: Day.optional(),
  to: Day.optional(),
});
export type ActFilter = z.infer<typeof ActFilter>;

export const ActSort = z.enum(['at', '-at']);
export type ActSort = z.infer<typeof ActSort>;

export const mostActs = 100;

export const mostActors = 200;
