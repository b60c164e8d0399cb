import { describeStoredEvents } from '../testing/stored-events.js';
import { ActEvent, CaseEvent, casePersonal, PersonEvent } from './events.js';
import { FeedbackEvent, feedbackPersonal } from './feedback.js';
import { TemplateEvent } from './text-templates.js';

describeStoredEvents('moderation', [CaseEvent, PersonEvent, ActEvent, FeedbackEvent, TemplateEvent], {
  personal: { ...casePersonal, ...feedbackPersonal },
});
