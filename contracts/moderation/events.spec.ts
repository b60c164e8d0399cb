import { describeStoredEvents } from '../testing/stored-events.js';
import { ActEvent, CaseEvent, casePersonal, PersonEvent } from './events.js';
import { FlaggerEvent, flaggerPersonal } from './flagger.js';
import { FeedbackEvent, feedbackPersonal } from './feedback.js';

describeStoredEvents('moderation', [CaseEvent, PersonEvent, ActEvent, FeedbackEvent, FlaggerEvent], {
  personal: { ...casePersonal, ...feedbackPersonal, ...flaggerPersonal },
});
