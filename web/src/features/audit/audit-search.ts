import type { ActShape } from '@lendring/contracts/http/audit.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { actCodes } from '@lendring/contracts/moderation/act-codes.js';
import { actCursorPattern } from '@lendring/contracts/moderation/act-cursor.js';
import { readTable, type TableSearch } from '../../ui/table/table-search.js';
import { isUuid } from '../../lib/uuid.js';

type ActCode = ActShape['act'];

/** By when it was done; the last act first where the address does not say. */
const sorts = ['at', '-at'] as const satisfies readonly NonNullable<Query<'audit'>['sort']>[];

/** What the table can show beside what was done, in its order. */
export const auditColumns = ['at', 'by', 'about'] as const;
export type AuditColumn = (typeof auditColumns)[number];

export type AuditSearch = TableSearch<(typeof sorts)[number]> &
  Readonly<{ by?: string; about?: string; act?: ActCode; from?: string; to?: string; before?: string }>;

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value);
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
    ...readTable(raw, sorts),
    ...(isPlace(before) && { before }),
  };
};

/** What that asks the API for. */
export const auditQuestion = ({ columns: _, ...search }: AuditSearch): Query<'audit'> => search;
