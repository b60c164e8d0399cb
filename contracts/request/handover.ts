import * as z from 'zod';
import { type PersonalFields, event } from '../kernel/events.js';
import { RequestId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { paragraph } from '../kernel/text.js';
import { depositStates, securedBy } from '../rules/deposit-status.js';
import { handoverMoments } from '../rules/handover.js';
import { DepositKind } from '../rules/terms.js';
import { authored, parties } from './event-fields.js';

export const HandoverMoment = z.enum(handoverMoments);

/** Number of each part of the frozen terms, in their order. */
const Counts = z
  .array(
    z
      .int()
      .min(0)
      .max(limits.partCount * limits.quantity),
  )
  .max(limits.parts);

/**
 * Record of a handover or a return, of a request as of a counter loan; without counts for a loan without parts. Further
 * things become optional fields here.
 */
export const recordedFields = {
  moment: HandoverMoment,
  counts: Counts,
  /** The deposit changed hands, or the document that stands in for it was shown; absent: not recorded. */
  secured: z.literal(true).optional(),
  /** At the handover, with `secured`: which of both was given, where the borrower chooses. */
  given: z.enum(securedBy).optional(),
  /** At the return, with `secured`: cents of the deposit that the lender keeps. Absent: all of it was given back. */
  kept: z.int().min(1).max(limits.money).optional(),
};

/** Takes a record of a loan without parts back, whose correction would change nothing. */
export const undoneField = { undone: z.literal(true).optional() };

/** Fields of a command that records a handover or a return; a later one corrects it. */
export const recordBody = {
  ...recordedFields,
  ...undoneField,
  note: paragraph(limits.handoverNote).default(''),
  /** Needed with `kept`. */
  reason: paragraph(limits.keptReason).optional(),
  /** Record that the lender corrects, 0: none; another valid one refuses the correction. Absent: any. */
  revision: z.int().min(0).optional(),
};

/** Fields of a command that answers a record; `revision`: the record that the borrower saw. */
export const answerBody = {
  moment: HandoverMoment,
  revision: z.int().min(1),
  agrees: z.boolean(),
  note: paragraph(limits.handoverNote).default(''),
};

export const handoverCommands = {
  recordHandover: z.strictObject({ requestId: RequestId, ...recordBody }),
  answerHandover: z.strictObject({ requestId: RequestId, ...answerBody }),
} as const;

/** Optional, because an erased note reads as null. */
const note = z.string().nullable();

/** Fields of an event that answers a record. */
export const answeredFields = { moment: HandoverMoment, agrees: z.boolean(), note };

/** Cents that the previous valid record kept, so that the borrower is told if they get them back; absent: none. */
export const formerKeptField = { formerKept: z.int().min(1).optional() };

/** Reason for keeping a part of the deposit; absent without one. */
export const reasonField = { reason: z.string().nullable().optional() };

export const handoverEvents = [
  /** The latest record of a moment is valid. `missing`: number of parts that did not come back. */
  event('HandoverRecorded', {
    ...authored,
    ...parties,
    ...recordedFields,
    ...undoneField,
    ...reasonField,
    ...formerKeptField,
    missing: z.int().min(0),
    note,
    at: Instant,
  }),
  event('HandoverAnswered', { ...authored, ...parties, ...answeredFields, at: Instant }),
] as const;

export const handoverPersonal: PersonalFields<z.infer<(typeof handoverEvents)[number]>> = {
  HandoverRecorded: { subject: 'authorId', fields: ['note', 'reason'] },
  HandoverAnswered: { subject: 'authorId', fields: ['note'] },
};

/**
 * Valid record of a moment. `revision` counts its records, from 1 on, those taken back included; each can be answered
 * once.
 */
export const HandoverView = z.strictObject({
  ...recordedFields,
  ...reasonField,
  revision: z.int(),
  authorId: UserId,
  note,
  at: Instant,
  /** Confirmation or objection of the borrower; null while there is none. */
  answer: z.strictObject({ agrees: z.boolean(), authorId: UserId, note, at: Instant }).nullable(),
  /** Latest objection of the borrower to an earlier record of this moment, with other parts or another sum. */
  objection: z.strictObject({ authorId: UserId, note, at: Instant }).optional(),
});
export type HandoverView = z.infer<typeof HandoverView>;

/** Stage of the deposit by the valid records. `sum`, `kept`: cents. */
export const DepositStatusView = z.strictObject({
  sum: z.int(),
  kind: DepositKind.nullable(),
  state: z.enum(depositStates),
  kept: z.int(),
  reason: z.string().nullable(),
});

export const handoverRefusals = {
  no_parts: m(
    409,
    'Zu dieser Leihe gibt es keine Liste von Teilen.',
    'This loan has no list of parts.',
    'Bij deze uitlening hoort geen lijst met onderdelen.',
  ),
  parts_differ: m(
    422,
    'Gib zu jedem Teil an, wie viele es sind: insgesamt mindestens eins, und nie mehr, als dazugehören.',
    'Enter for each part how many there are: at least one in all, and never more than belong to it.',
    'Vul bij elk onderdeel in hoeveel het er zijn: minstens één in totaal, en nooit meer dan erbij horen.',
  ),
  handover_too_early: m(
    409,
    'Die Übergabe kannst du ab 24 Stunden vor dem Beginn festhalten.',
    'You can record the handover from 24 hours before the start.',
    'Je kunt de overdracht vanaf 24 uur voor het begin vastleggen.',
  ),
  record_closed: m(
    409,
    'Die Leihe ist seit mehr als 14 Tagen beendet. Daran lässt sich nichts mehr ändern.',
    'The loan ended more than 14 days ago. This can no longer be changed.',
    'De uitlening is al meer dan 14 dagen afgelopen. Dit kan niet meer worden gewijzigd.',
  ),
  already_handed_out: m(
    409,
    'Dass du die Sache bekommen hast, ist schon festgehalten. Bring sie zurück, damit die Leihe endet.',
    'It is already recorded that you received the item. Return it to end the loan.',
    'Er is al vastgelegd dat je de spullen hebt gekregen. Breng ze terug om de uitlening te beëindigen.',
  ),
  handover_recorded: m(
    409,
    'Die Übergabe ist schon festgehalten. Nimm sie zurück, falls nichts übergeben wurde, oder halte die Rückgabe fest.',
    'The handover is already recorded. Undo it if nothing was handed over, or record the return.',
    'De overdracht is al vastgelegd. Maak dat ongedaan als er niets is overhandigd, of leg de teruggave vast.',
  ),
  no_record: m(
    409,
    'Hier ist noch nichts festgehalten, wozu du dich äußern kannst.',
    'Nothing has been recorded here yet that you could respond to.',
    'Hier is nog niets vastgelegd waarop je kunt reageren.',
  ),
  record_answered: m(
    409,
    'Dazu hast du dich schon geäußert.',
    'You’ve already responded to this.',
    'Je hebt hier al op gereageerd.',
  ),
  record_changed: m(
    409,
    'Der Eintrag wurde inzwischen geändert. Sieh ihn dir noch einmal an.',
    'The record has been changed in the meantime. Please look at it again.',
    'Wat is vastgelegd, is intussen gewijzigd. Bekijk het nog een keer.',
  ),
  record_changed_often: m(
    409,
    'Hier ist schon {max} Mal etwas festgehalten worden. Mehr Änderungen sind nicht möglich.',
    'This has already been recorded {max} times. No further changes are possible.',
    'Hier is al {max} keer iets vastgelegd. Meer wijzigingen zijn niet mogelijk.',
  ),
  kept_too_much: m(
    422,
    'Mehr als die Kaution kannst du nicht einbehalten.',
    'You cannot keep more than the deposit.',
    'Je kunt niet meer dan de borg inhouden.',
  ),
  kept_reason_needed: m(
    422,
    'Schreib dazu, wofür du einen Teil der Kaution einbehältst.',
    'Please write why you keep part of the deposit.',
    'Schrijf erbij waarom je een deel van de borg inhoudt.',
  ),
  kept_document: m(
    422,
    'Statt einer Kaution wurde ein Ausweis gezeigt. Davon kannst du nichts einbehalten.',
    'An ID was shown instead of a deposit. There is nothing to keep.',
    'In plaats van een borg is een legitimatie getoond. Daarvan kun je niets inhouden.',
  ),
  deposit_settled: m(
    409,
    'Bei der Rückgabe ist schon festgehalten, was aus dem Geld geworden ist. Berichtige zuerst die Rückgabe.',
    'The return already records what became of the money. Please correct the return first.',
    'Bij de teruggave is al vastgelegd wat er met het geld is gebeurd. Corrigeer eerst de teruggave.',
  ),
  objection_note_needed: m(
    422,
    'Schreib dazu, was nicht stimmt.',
    'Please write what is not right.',
    'Schrijf erbij wat er niet klopt.',
  ),
};
