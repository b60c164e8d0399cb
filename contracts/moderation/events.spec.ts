import { describeStoredEvents } from '../testing/stored-events.js';
import { ActEvent } from './audit-log.js';
import { CaseEvent, casePersonal } from './events.js';
import { PersonEvent } from './suspension.js';
import { FlaggerEvent, flaggerPersonal } from './trusted-flaggers.js';
import { ReporterEvent, reporterPersonal } from './unfounded-reports.js';
import { TemplateEvent } from './templates.js';
import { FeedbackEvent, feedbackPersonal } from './feedback.js';
import { HintEvent, hintPersonal } from './hints.js';
import { WordListEvent } from './word-lists.js';

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
