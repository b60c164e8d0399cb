import type * as z from 'zod';
import { adReviewCalls } from './ad-review.js';
import { adCalls } from './ads.js';
import { ownAdCalls } from './own-ads.js';
import { ownFiguresCalls } from './own-figures.js';
import { auditCalls } from './audit.js';
import { invoiceCalls, invoiceBookCalls } from './invoices.js';
import { paymentCalls } from './payments.js';
import { planCalls, catalogueCalls } from './plans.js';
import { transferCalls } from './transfers.js';
import { withdrawalCalls } from './withdrawals.js';
import { blockCalls } from './blocks.js';
import { type Call } from './call.js';
import { caseCalls } from './cases.js';
import { categoryCalls } from './categories.js';
import { decisionCalls } from './decisions.js';
import { erasureCalls } from './erasure.js';
import { featureCalls } from './features.js';
import { feedbackCalls } from './feedback.js';
import { flaggerCalls } from './flaggers.js';
import { counterLoanCalls } from './counter-loan.js';
import { groupInvitationCalls } from './group-invitations.js';
import { groupLendingCalls } from './group-lending.js';
import { groupMemberCalls } from './group-members.js';
import { groupCalls } from './groups.js';
import { hintCalls } from './hints.js';
import { installationCalls } from './installation.js';
import { legalCalls } from './legal.js';
import { notificationCalls } from './notification.js';
import { offerBulkCalls } from './offer-bulk.js';
import { offerCalls } from './offer-calls.js';
import { offerImportCalls } from './offer-import.js';
import { offerTableCalls } from './offer-table.js';
import { partnerCalls } from './partner.js';
import { peopleCalls, roleCalls } from './people.js';
import { openingDaysCalls } from './opening-days.js';
import { pieceCalls } from './pieces.js';
import { phoneCalls } from './phone.js';
import { profileCalls } from './profile-calls.js';
import { referenceCalls } from './reference.js';
import { reporterCalls } from './reporters.js';
import { reportCalls } from './reports.js';
import { reportingCalls } from './reporting.js';
import { reputationCalls } from './reputation.js';
import { requestCalls } from './request-calls.js';
import { savedSearchCalls } from './saved-searches.js';
import { searchRequestCalls } from './search-requests.js';
import { securityCalls } from './security.js';
import { systemCalls } from './system.js';
import { takeoutCalls } from './takeout.js';
import { textTemplateCalls } from './text-templates.js';
import { traderCalls } from './traders.js';
import { timelineCalls } from './timeline.js';
import { unavailabilityCalls } from './unavailability.js';
import { transparencyCalls } from './transparency.js';
import type { Schema } from '../kernel/schema.js';

/** Calls of the public API, the source of the client's types, the server's validation and the OpenAPI document. */
export const calls = {
  ...profileCalls,
  ...blockCalls,
  ...securityCalls,
  ...notificationCalls,
  ...referenceCalls,
  ...erasureCalls,
  ...openingDaysCalls,
  ...phoneCalls,
  ...reputationCalls,
  ...takeoutCalls,
  ...savedSearchCalls,
  ...offerCalls,
  ...offerTableCalls,
  ...offerBulkCalls,
  ...offerImportCalls,
  ...ownFiguresCalls,
  ...requestCalls,
  ...timelineCalls,
  ...counterLoanCalls,
  ...unavailabilityCalls,
  ...pieceCalls,
  ...groupCalls,
  ...groupMemberCalls,
  ...groupLendingCalls,
  ...groupInvitationCalls,
  ...planCalls,
  ...withdrawalCalls,
  ...paymentCalls,
  ...invoiceCalls,
  ...invoiceBookCalls,
  ...transferCalls,
  ...catalogueCalls,
  ...featureCalls,
  ...adCalls,
  ...ownAdCalls,
  ...adReviewCalls,
  ...searchRequestCalls,
  ...reportCalls,
  ...caseCalls,
  ...decisionCalls,
  ...transparencyCalls,
  ...hintCalls,
  ...feedbackCalls,
  ...textTemplateCalls,
  ...peopleCalls,
  ...traderCalls,
  ...flaggerCalls,
  ...reporterCalls,
  ...installationCalls,
  ...categoryCalls,
  ...legalCalls,
  ...auditCalls,
  ...systemCalls,
  ...reportingCalls,
  ...partnerCalls,
  ...roleCalls,
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
type Part<C, Key extends string> = C extends { readonly [K in Key]: infer S extends Schema } ? S : never;
export type Answer<Name extends CallName> = [Part<Calls[Name], 'answer'>] extends [never]
  ? void
  : z.output<Part<Calls[Name], 'answer'>>;
export type Body<Name extends CallName> = [Part<Calls[Name], 'body'>] extends [never]
  ? undefined
  : z.input<Part<Calls[Name], 'body'>>;
export type Query<Name extends CallName> = [Part<Calls[Name], 'query'>] extends [never]
  ? undefined
  : z.input<Part<Calls[Name], 'query'>>;
