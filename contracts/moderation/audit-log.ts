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

/** Target of an action. `user` is the person, or a list filtered by that person. */
export const ActSubject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['case', 'user', 'invoice', 'payment', 'ad', 'feedback', 'hint']), id: z.uuid() }),
  z.strictObject({ kind: z.literal('setting'), id: SettingName }),
]);
export type ActSubject = z.infer<typeof ActSubject>;

export const ActListed = z.enum(['none', 'several']);
export type ActListed = z.infer<typeof ActListed>;

export const auditLogCommands = {
  /**
   * Records a staff action in the audit log, once per `actId`, or again after a refusal. `about`: affected user;
   * derived for cases.
   */
  noteAct: z.strictObject({
    actId: ActId,
    act: ActCode,
    subject: ActSubject.nullable(),
    about: UserId.nullable(),
    listed: ActListed.optional(),
  }),
  /** Records that an audited action was refused with this code; actor and request must be those of the audit entry. */
  noteActRefused: z.strictObject({ actId: ActId, refusal: z.string().max(60) }),
} as const;

export const Act = z.strictObject({
  actId: ActId,
  act: ActCode,
  /** Target of the action; null for a list, or when no user's data is concerned. */
  subject: ActSubject.nullable(),
  /**
   * Marks an action on a list; null when the action showed no list, showed a list about one person, or is an older
   * entry.
   */
  listed: ActListed.nullable(),
  /** Affected user; null for several users, or once the account is deleted. */
  about: UserId.nullable(),
  by: UserId,
  at: Instant,
  /** Refusal code of an action that had no effect; null when the action succeeded. */
  refusal: z.string().nullable(),
});
export type Act = z.infer<typeof Act>;

export const ActCursor = z.string().regex(actCursorPattern);

/** Manner of an action. `look`: data was viewed; `deed`: anything else, including exports and refused attempts. */
export const ActManner = z.enum(['deed', 'look']);
export type ActManner = z.infer<typeof ActManner>;

export const ActFilter = z.strictObject({
  by: UserId.optional(),
  about: UserId.optional(),
  act: ActCode.optional(),
  manner: ActManner.optional(),
  /** First and last day, both inclusive, in the time zone of Berlin. */
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
   * Audit log for admins; empty for other callers. Without a `sort`, entries are newest first; `before` is the cursor
   * of this page, `older` the cursor of the next page, or null on the last page. Entries on cases about the caller
   * are omitted.
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
      /**
       * Action codes that occur in the log, in the order of `actCodes`; codes of cases and hints are always included.
       */
      codes: z.array(ActCode),
      /** Staff who occur in the log, at most `mostActors`, including former staff. */
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
