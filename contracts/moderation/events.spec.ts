import { describeStoredEvents } from '../testing/stored-events.js';
import { ActEvent, CaseEvent, casePersonal, PersonEvent } from './events.js';
import { FlaggerEvent, flaggerPersonal } from './flagger.js';
import { FeedbackEvent, feedbackPersonal } from './feedback.js';
import { ReporterEvent, reporterPersonal } from './reporter.js';
import { HintEvent, hintPersonal } from './hints.js';
import { WordListEvent } from './word-lists.js';
import { TemplateEvent } from './text-templates.js';

describeStoredEvents(
  'moderation',
  [
    CaseEvent,
    PersonEvent,
    ActEvent,
    FeedbackEvent,
    WordListEvent,
    HintEvent,
    FlaggerEvent,
    TemplateEvent,
    ReporterEvent,
  ],
  { personal: { ...casePersonal, ...feedbackPersonal, ...hintPersonal, ...flaggerPersonal, ...reporterPersonal } },
);
