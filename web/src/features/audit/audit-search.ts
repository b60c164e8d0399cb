import type { ActShape } from '@lendring/contracts/http/audit.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { actCodes } from '@lendring/contracts/moderation/act-codes.js';
import { actCursorPattern } from '@lendring/contracts/moderation/act-cursor.js';

type ActCode = ActShape['act'];

export type AuditSearch = Readonly<{
  by?: string;
  about?: string;
  act?: ActCode;
  from?: string;
  to?: string;
  before?: string;
}>;

const accountId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isId = (value: unknown): value is string => typeof value === 'string' && accountId.test(value);
const isPlace = (value: unknown): value is string => typeof value === 'string' && actCursorPattern.test(value);
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
