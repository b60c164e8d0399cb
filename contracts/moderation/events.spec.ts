import { describeStoredEvents } from '../testing/stored-events.js';
import { ActEvent, CaseEvent, casePersonal, PersonEvent } from './events.js';
import { FeedbackEvent, feedbackPersonal } from './feedback.js';
import { HintEvent, hintPersonal } from './hints.js';
import { WordListEvent } from './word-lists.js';

describeStoredEvents('moderation', [CaseEvent, PersonEvent, ActEvent, FeedbackEvent, WordListEvent, HintEvent], {
  personal: { ...casePersonal, ...feedbackPersonal, ...hintPersonal },
});
