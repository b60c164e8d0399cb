import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { caseBasicEvents, caseBasicPersonal } from './case.js';
import { complaintsEvents, complaintsPersonal } from './complaints.js';
import { decisionsEvents, decisionsPersonal } from './decisions.js';
import { reportingEvents, reportingPersonal } from './reporting.js';
import { suspensionEvents } from './suspension.js';

/** Stream `case-<caseId>`: reports on one subject, and the decisions (ADR 88). `ownerId`: owner of the subject. */
export const CaseEvent = z.discriminatedUnion('type', [
  ...caseBasicEvents,
  ...reportingEvents,
  ...decisionsEvents,
  ...suspensionEvents,
  ...complaintsEvents,
]);
export type CaseEvent = z.infer<typeof CaseEvent>;

export const casePersonal: PersonalFields<CaseEvent> = {
  ...caseBasicPersonal,
  ...reportingPersonal,
  ...decisionsPersonal,
  ...complaintsPersonal,
};
