import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Day, Instant } from '../kernel/period.js';
import { LegalName } from '../installation/legal-texts.js';
import { SettingPart } from '../installation/settings.js';
import { actCodes } from './act-codes.js';
import { actCursorPattern } from './act-cursor.js';

export const mostActs = 100;

export const mostActors = 200;

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

export const auditLogCommands = {
  /**
   * Audits a staff action. Each `actId` is recorded once, or again after a refusal. `about`: affected user; derived for
   * cases.
   */
  noteAct: z.strictObject({
    actId: ActId,
    act: ActCode,
    subject: ActSubject.nullable(),
    about: UserId.nullable(),
    listed: ActListed.optional(),
  }),
  /** Same actor and request as the noted action: records that it was refused with this code. */
  noteActRefused: z.strictObject({ actId: ActId, refusal: z.string().max(60) }),
} as const;

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

const act = eventsWith({ actId: ActId, at: Instant });

/** Stream `act-<actId>`: one staff action (ADR 93). `about`: affected user. */
export const ActEvent = z.discriminatedUnion('type', [
  act('StaffActed', {
    act: ActCode,
    subject: ActSubject.nullable(),
    about: UserId.nullable(),
    by: UserId,
    listed: ActListed.optional(),
  }),
  act('StaffActRefused', { refusal: z.string() }),
]);
export type ActEvent = z.infer<typeof ActEvent>;

export const auditLogQueries = {
  /**
   * Audit log for admins; empty for others. Newest first without a `sort`; `before`: cursor of the page. `older`:
   * cursor of the next page; null: last page. Entries on cases about the caller are omitted.
   */
  acts: {
    question: z.strictObject({
      filter: ActFilter,
      sort: ActSort.optional(),
      before: ActCursor.nullable(),
      size: z.int().min(1).max(mostActs),
    }),
    answer: z.strictObject({
      acts: z.array(Act),
      older: ActCursor.nullable(),
      /** Action codes in the log, in the order of `actCodes`; codes of cases and hints are always included. */
      codes: z.array(ActCode),
      /** People in the log, at most `mostActors`, including former staff. */
      actors: z.array(UserId),
    }),
  },
} as const;

export const auditLogRefusals = {
  act_not_found: m(
    404,
    'Diesen Eintrag im Protokoll gibt es nicht.',
    'This entry of the audit log does not exist.',
    'Deze regel in het logboek bestaat niet.',
  ),
};
