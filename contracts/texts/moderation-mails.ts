import type { Locale } from '../kernel/ids.js';
import { complaintMails, type ComplaintMail } from './complaint-mails.js';
import { decisionMails, type DecisionMail } from './decision-mails.js';
import type { LetterWords } from '../kernel/letter.js';
import { reportMails, type ReportMail } from './report-mails.js';

export type ModerationMail = ReportMail | DecisionMail | ComplaintMail;

const of = (locale: Locale): Readonly<Record<ModerationMail, LetterWords>> => ({
  ...reportMails[locale],
  ...decisionMails[locale],
  ...complaintMails[locale],
});

export const moderationMails: Readonly<Record<Locale, Readonly<Record<ModerationMail, LetterWords>>>> = {
  de: of('de'),
  en: of('en'),
  nl: of('nl'),
};
