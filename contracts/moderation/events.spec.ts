import { describeStoredEvents } from '../testing/stored-events.js';
import { CaseEvent, casePersonal, PersonEvent } from './events.js';
import { FeedbackEvent, feedbackPersonal } from './feedback.js';

describeStoredEvents('moderation', [CaseEvent, PersonEvent, FeedbackEvent], {
  personal: { ...casePersonal, ...feedbackPersonal },
});
