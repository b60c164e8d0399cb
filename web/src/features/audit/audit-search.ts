import type { ActShape } from '@lendring/contracts/http/audit.js';
import type { Query } from '@lendring/contracts/http/calls.js';

type ActCode = ActShape['act'];

/** Every act, in the order in which the filter lists them. */
export const actCodes = [
  'case_read',
  'case_assigned',
  'case_decided',
  'suspension_confirmed',
  'complaint_answered',
  'cases_listed',
  'ad_approved',
  'ad_declined',
  'ad_ended',
  'ads_to_review_listed',
  'shown_ads_listed',
  'invoice_read',
  'invoice_taken_back',
  'invoices_listed',
  'invoices_exported',
  'case_raised',
  'people_searched',
  'person_read',
  'person_signed_out',
  'confirmation_sent',
  'person_erased',
  'setting_read',
  'setting_changed',
  'feedback_listed',
  'feedback_read',
  'feedback_noted',
  'feedback_closed',
  'feedback_answered',
  'role_given',
  'role_taken',
  'roles_listed',
  'acts_listed',
  'acts_exported',
] as const satisfies readonly ActCode[];

export type AuditSearch = Readonly<{
  by?: string;
  about?: string;
  act?: ActCode;
  from?: string;
  to?: string;
  before?: string;
}>;

const accountId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const place = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f-]{36}$/;

const isId = (value: unknown): value is string => typeof value === 'string' && accountId.test(value);
const isPlace = (value: unknown): value is string => typeof value === 'string' && place.test(value);
/** The 31st of February is no day. */
const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

/** Which entries the address of the audit log asks for. */
export const readAuditSearch = (raw: Readonly<Record<string, unknown>>): AuditSearch => {
  const { by, about, from, to, before } = raw;
  const act = actCodes.find((one) => one === raw['act']);
  return {
    ...(isId(by) && { by }),
    ...(isId(about) && { about }),
    ...(act && { act }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(isPlace(before) && { before }),
  };
};

/** What that asks the API for. */
export const auditQuestion = (search: AuditSearch): Query<'audit'> => search;
