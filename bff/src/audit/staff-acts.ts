import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { TraderFinding } from '@lendring/contracts/account/traders.js';
import type { Answer, CallName, Calls } from '@lendring/contracts/http/calls.js';
import type { ActCode, ActSubject, SettingName } from '@lendring/contracts/moderation/audit-log.js';
import type { Input } from '../caller/handlers.js';

export type StaffCall = {
  [Name in CallName]: Calls[Name]['access'] extends 'anyone' | 'user' | 'key' ? never : Name;
}[CallName];

export type StaffAct<Asked, Answered> = Readonly<{
  act: ActCode | ((asked: Asked) => ActCode);
  on?: (asked: Asked) => ActSubject | null;
  found?: (answer: Answered) => ActSubject | null;
  rows?: (answer: Answered) => readonly unknown[];
  /**
   * Distinguishes reads that have no subject, such as searches by different words; the audit log stores only a keyed
   * hash of the value.
   */
  apart?: (asked: Asked) => string;
}>;

const one =
  (kind: Exclude<ActSubject['kind'], 'setting'>) =>
  ({ id }: Readonly<{ id: string }>): ActSubject => ({ kind, id });
const setting = (id: SettingName): ActSubject => ({ kind: 'setting', id });
const person = (id: string | undefined): ActSubject | null => (id === undefined ? null : { kind: 'user', id });

const actOfFinding: Readonly<Record<TraderFinding['outcome'], ActCode>> = {
  checked: 'trader_checked',
  vat_id_confirmed: 'trader_vat_id_confirmed',
  correction: 'trader_correction_asked',
};

/**
 * Audit entry per staff call (ADR 93); null when the call shows no personal data. The type requires a value for every
 * staff call.
 */
export const staffActs: { readonly [Name in StaffCall]: StaffAct<Input<Name>, Camel<Answer<Name>>> | null } = {
  reportQueue: {
    act: ({ body }) => (body.purpose === 'file' ? 'cases_exported' : 'cases_listed'),
    on: ({ body }) => person(body.userId),
    rows: ({ cases }) => cases,
  },
  reportWaiting: null,
  reportCase: { act: 'case_read', on: one('case') },
  // Null: the case stream itself records the opening, next to the `case_read` entry.
  openReportCase: null,
  raiseCase: { act: 'case_raised', on: one('user') },
  assignCase: { act: 'case_assigned', on: one('case') },
  decideCase: { act: 'case_decided', on: one('case') },
  confirmSuspension: { act: 'suspension_confirmed', on: one('case') },
  answerComplaint: { act: 'complaint_answered', on: one('case') },
  adsToReview: { act: 'ads_to_review_listed', rows: ({ ads }) => ads },
  approveAd: { act: 'ad_approved', on: one('ad') },
  declineAd: { act: 'ad_declined', on: one('ad') },
  shownAds: {
    act: ({ query }) => (query.purpose === 'file' ? 'shown_ads_exported' : 'shown_ads_listed'),
    rows: ({ ads }) => ads,
  },
  houseAds: { act: 'house_ads_listed', rows: ({ ads }) => ads },
  draftHouseAd: { act: 'house_ad_drafted' },
  placeHouseAd: { act: 'house_ad_placed', on: one('ad') },
  pauseHouseAd: { act: 'house_ad_paused', on: one('ad') },
  continueHouseAd: { act: 'house_ad_continued', on: one('ad') },
  endShownAd: { act: 'ad_ended', on: one('ad') },
  allInvoices: {
    act: ({ body }) => (body.purpose === 'file' ? 'invoices_exported' : 'invoices_listed'),
    on: ({ body }) => person(body.userId),
    found: ({ invoices, paging: { total } }) => {
      const [first, ...others] = new Set(invoices.map(({ owner }) => owner.userId));
      return total === invoices.length && others.length === 0 ? person(first) : null;
    },
    rows: ({ invoices }) => invoices,
  },
  anyInvoice: { act: 'invoice_read', on: one('invoice') },
  takeInvoiceBack: { act: 'invoice_taken_back', on: one('invoice') },
  transfers: { act: 'transfers_listed', rows: ({ transfers }) => transfers, apart: ({ body }) => body.text ?? '' },
  // Null: transfer counts are anonymous.
  transferCounts: null,
  markTransferPaid: { act: 'transfer_marked_paid', on: one('payment') },
  remindOfTransfer: { act: 'transfer_reminded', on: one('payment') },
  noteTransferReturned: { act: 'transfer_returned', on: one('payment') },
  previewStatement: { act: 'statement_read' },
  bookStatement: { act: 'statement_booked' },
  catalogue: null,
  reportings: null,
  reporting: null,
  system: null,
  licences: null,
  licenceText: null,
  roles: { act: 'roles_listed' },
  giveRole: { act: 'role_given', on: one('user') },
  takeRole: { act: 'role_taken', on: one('user') },
  people: {
    act: ({ body }) => (body.purpose === 'file' ? 'people_exported' : 'people_searched'),
    // Subject is the single person found; the search words are personal data and are not recorded.
    found: ({ people: [first], paging }) => (paging.total === 1 ? person(first?.userId) : null),
    rows: ({ people }) => people,
    apart: ({ body: { kind, text } }) => `${kind} ${text}`,
  },
  person: { act: 'person_read', on: one('user') },
  traders: {
    act: ({ query }) => (query.purpose === 'file' ? 'traders_exported' : 'traders_listed'),
    rows: ({ traders }) => traders,
  },
  trader: { act: 'trader_read', found: ({ userId }) => person(userId), apart: ({ id }) => id },
  checkTrader: { act: ({ body: { finding } }) => actOfFinding[finding.outcome], on: one('user') },
  signPersonOut: { act: 'person_signed_out', on: one('user') },
  sendConfirmation: { act: 'confirmation_sent' },
  erasePerson: { act: 'person_erased', on: one('user') },
  flaggers: { act: 'flaggers_listed', rows: ({ flaggers }) => flaggers },
  appointFlagger: { act: 'flagger_appointed', on: one('user') },
  removeFlagger: { act: 'flagger_removed', on: one('user') },
  reporter: { act: 'reporter_read', on: one('user') },
  warnReporter: { act: 'reporter_warned', on: one('user') },
  pauseReporter: { act: 'reporter_paused', on: one('user') },
  resumeReporter: { act: 'reporter_resumed', on: one('user') },
  feedbackList: {
    act: ({ query }) => (query.purpose === 'file' ? 'feedback_exported' : 'feedback_listed'),
    rows: ({ feedback }) => feedback,
  },
  feedbackWaiting: null,
  feedbackTags: null,
  feedback: { act: 'feedback_read', on: one('feedback') },
  noteFeedback: { act: 'feedback_noted', on: one('feedback') },
  closeFeedback: { act: 'feedback_closed', on: one('feedback') },
  answerFeedback: { act: 'feedback_answered', on: one('feedback') },
  hints: {
    act: ({ query }) => (query.purpose === 'file' ? 'hints_exported' : 'hints_listed'),
    on: ({ query }) => person(query.userId),
    rows: (answer) => answer.hints,
  },
  hint: { act: 'hint_read', on: one('hint') },
  openHints: null,
  callHintFine: { act: 'hint_called_fine', on: one('hint') },
  openHintCase: { act: 'hint_led_to_case', on: one('hint') },
  wordList: { act: 'words_read' },
  listWord: { act: 'word_listed' },
  changeWord: { act: 'word_changed' },
  removeWord: { act: 'word_removed' },
  unusual: null,
  textTemplates: null,
  addTextTemplate: { act: 'template_added' },
  changeTextTemplate: { act: 'template_changed' },
  makeTextTemplateDefault: { act: 'template_made_default' },
  retireTextTemplate: { act: 'template_retired' },
  setting: { act: 'setting_read', on: ({ query }) => setting(query.part) },
  changeSetting: { act: 'setting_changed', on: ({ body }) => setting(body.setting.part) },
  prepareBrandLogo: { act: 'setting_changed', on: () => setting('brand') },
  putBackSetting: { act: 'setting_changed', on: ({ body }) => setting(body.part) },
  categoryTree: null,
  previewCategories: null,
  publishCategories: { act: 'categories_changed' },
  // Null: the upload is recorded when the image is published.
  prepareCategoryImage: null,
  activateCategoryImage: { act: 'category_picture_uploaded' },
  categoryVersions: null,
  legalSetting: { act: 'setting_read', on: ({ id }) => setting(id) },
  legalVersion: { act: 'setting_read', on: ({ id }) => setting(id) },
  changeLegalText: { act: 'setting_changed', on: ({ id }) => setting(id) },
  putBackLegalText: { act: 'setting_changed', on: ({ id }) => setting(id) },
  audit: {
    act: ({ query }) => (query.purpose === 'file' ? 'acts_exported' : 'acts_listed'),
    on: ({ query }) => person(query.about),
    rows: ({ acts }) => acts,
  },
};
