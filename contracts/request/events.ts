import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { accountDeletionEvents } from './account-deletion.js';
import { agreementEvents, agreementPersonal } from './agreement.js';
import { askingEvents, askingPersonal } from './asking.js';
import { automaticReplyEvents, automaticReplyPersonal } from './automatic-reply.js';
import { calendarEvents } from './calendar.js';
import { groupLendingEvents } from './group-lending.js';
import { handoverEvents, handoverPersonal } from './handover.js';
import { hiddenWordsEvents } from './hidden-words.js';
import { messagesEvents, messagesPersonal } from './messages.js';
import { periodChangeEvents } from './period-change.js';
import { ratingsEvents, ratingsPersonal } from './ratings.js';
import { requestBasicEvents } from './request.js';

export const RequestEvent = z.discriminatedUnion('type', [
  ...requestBasicEvents,
  ...askingEvents,
  ...agreementEvents,
  ...periodChangeEvents,
  ...automaticReplyEvents,
  ...handoverEvents,
  ...messagesEvents,
  ...ratingsEvents,
  ...hiddenWordsEvents,
  ...groupLendingEvents,
  ...accountDeletionEvents,
  ...calendarEvents,
]);
export type RequestEvent = z.infer<typeof RequestEvent>;

export const requestPersonal: PersonalFields<RequestEvent> = {
  ...askingPersonal,
  ...agreementPersonal,
  ...automaticReplyPersonal,
  ...handoverPersonal,
  ...messagesPersonal,
  ...ratingsPersonal,
};
