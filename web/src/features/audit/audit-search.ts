import type { ActShape } from '@lendring/contracts/http/audit.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { actCodes, isLook } from '@lendring/contracts/moderation/act-codes.js';
import { actCursorPattern } from '@lendring/contracts/moderation/act-cursor.js';
import { readTable, type TableSearch } from '../../ui/table/table-search.js';
import { isUuid } from '../../lib/uuid.js';

type ActCode = ActShape['act'];

/** By when it was done; the last act first where the address does not say. */
const sorts = ['at', '-at'] as const satisfies readonly NonNullable<Query<'audit'>['sort']>[];

/** What the table can show beside what was done, in its order. */
export const auditColumns = ['at', 'by', 'about'] as const;
export type AuditColumn = (typeof auditColumns)[number];

/** Shown where the address does not say: views are many, and bury what was done. */
export const shows = ['deeds', 'looks', 'all'] as const;
export type AuditShow = (typeof shows)[number];

export type AuditSearch = TableSearch<(typeof sorts)[number]> &
  Readonly<{
    by?: string;
    about?: string;
    show?: AuditShow;
    act?: ActCode;
    from?: string;
    to?: string;
    before?: string;
  }>;

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
  const show = shows.find((one) => one === raw['show']);
  return {
    ...(isId(by) && { by }),
    ...(isId(about) && { about }),
    ...(show && show !== 'deeds' && { show }),
    ...(act && { act }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...readTable(raw, sorts),
    ...(isPlace(before) && { before }),
  };
};

const manners = { deeds: 'deed', looks: 'look' } as const;

/** The question to the API; one act is found whatever else is shown. */
export const auditQuestion = ({ columns: _, show = 'deeds', ...search }: AuditSearch): Query<'audit'> => ({
  ...search,
  ...(search.act === undefined && show !== 'all' && { manner: manners[show] }),
});

/** The acts to choose from: those that the log has, of the kind that is shown, and the one that is chosen. */
export const actsToChoose = (codes: readonly ActCode[], { show = 'deeds', act }: AuditSearch): ActCode[] =>
  actCodes.filter(
    (code) => code === act || (codes.includes(code) && (show === 'all' || isLook(code) === (show === 'looks'))),
  );
