import type { CallName, Calls } from '@lendring/contracts/http/calls.js';
import type { ActCode, ActSubject } from '@lendring/contracts/moderation/acts.js';
import type { Input } from './handlers.js';

/** Calls that only somebody with a role may make. */
export type StaffCall = {
  [Name in CallName]: Calls[Name]['access'] extends 'anyone' | 'user' | 'key' ? never : Name;
}[CallName];

/** What a call is in the audit log, and the thing that it is about; no `on`: many. */
export type StaffAct<Asked> = Readonly<{
  act: ActCode | ((asked: Asked) => ActCode);
  on?: (asked: Asked) => ActSubject | null;
}>;

const one =
  (kind: ActSubject['kind']) =>
  ({ id }: Readonly<{ id: string }>): ActSubject => ({ kind, id });
const person = (id: string | undefined): ActSubject | null => (id === undefined ? null : { kind: 'user', id });

/**
 * Each call of staff in the audit log (ADR 93); null: it shows nothing of anybody. A new call does not compile without
 * its line here.
 */
export const staffActs: { readonly [Name in StaffCall]: StaffAct<Input<Name>> | null } = {
  reportQueue: { act: 'cases_listed', on: ({ query }) => person(query.user_id) },
  reportWaiting: null,
  reportCase: { act: 'case_read', on: one('case') },
  // Follows the one above, and stands in the case itself.
  openReportCase: null,
  raiseCase: { act: 'case_raised', on: one('user') },
  assignCase: { act: 'case_assigned', on: one('case') },
  decideCase: { act: 'case_decided', on: one('case') },
  confirmSuspension: { act: 'suspension_confirmed', on: one('case') },
  answerComplaint: { act: 'complaint_answered', on: one('case') },
  adsToReview: { act: 'ads_to_review_listed' },
  approveAd: { act: 'ad_approved', on: one('ad') },
  declineAd: { act: 'ad_declined', on: one('ad') },
  shownAds: { act: 'shown_ads_listed' },
  endShownAd: { act: 'ad_ended', on: one('ad') },
  allInvoices: {
    act: ({ query }) => (query.purpose === 'file' ? 'invoices_exported' : 'invoices_listed'),
    on: ({ query }) => person(query.user_id),
  },
  anyInvoice: { act: 'invoice_read', on: one('invoice') },
  takeInvoiceBack: { act: 'invoice_taken_back', on: one('invoice') },
  catalogue: null,
  reportings: null,
  reporting: null,
  system: null,
  licences: null,
  licenceText: null,
  roles: { act: 'roles_listed' },
  giveRole: { act: 'role_given', on: one('user') },
  takeRole: { act: 'role_taken', on: one('user') },
  people: { act: 'people_searched' },
  person: { act: 'person_read', on: one('user') },
  signPersonOut: { act: 'person_signed_out', on: one('user') },
  sendConfirmation: { act: 'confirmation_sent' },
  erasePerson: { act: 'person_erased', on: one('user') },
  feedbackList: { act: 'feedback_listed' },
  feedback: { act: 'feedback_read', on: one('feedback') },
  noteFeedback: { act: 'feedback_noted', on: one('feedback') },
  closeFeedback: { act: 'feedback_closed', on: one('feedback') },
  answerFeedback: { act: 'feedback_answered', on: one('feedback') },
  setting: { act: 'setting_read' },
  changeSetting: { act: 'setting_changed' },
  putBackSetting: { act: 'setting_changed' },
  legalSetting: { act: 'setting_read' },
  legalVersion: { act: 'setting_read' },
  changeLegalText: { act: 'setting_changed' },
  putBackLegalText: { act: 'setting_changed' },
  audit: {
    act: ({ query }) => (query.purpose === 'file' ? 'acts_exported' : 'acts_listed'),
    on: ({ query }) => person(query.about),
  },
};
