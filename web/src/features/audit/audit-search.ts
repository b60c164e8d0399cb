import type { ActShape } from '@lendring/contracts/http/audit.js';
import type { Query } from '@lendring/contracts/http/calls.js';
import { actCodes, isLook } from '@lendring/contracts/moderation/act-codes.js';
import { actCursorPattern } from '@lendring/contracts/moderation/act-cursor.js';
import { readTable, type TableSearch } from '../../parts/table/table-search.js';
import { isUuid } from '../../lib/links/search-params.js';

type ActCode = ActShape['act'];

const sorts = ['at', '-at'] as const satisfies readonly NonNullable<Query<'audit'>['sort']>[];

export const auditColumns = ['at', 'by', 'about'] as const;
export type AuditColumn = (typeof auditColumns)[number];

/** `deeds` is the default: read entries are so frequent that they would hide the changes. */
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
/** Reject overflowing dates such as 31 February. */
const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

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

/** API query. A selected act overrides the `show` filter. */
export const auditQuestion = ({ columns: _, show = 'deeds', ...search }: AuditSearch): Query<'audit'> => ({
  ...search,
  ...(search.act === undefined && show !== 'all' && { manner: manners[show] }),
});

export const actsToChoose = (codes: readonly ActCode[], { show = 'deeds', act }: AuditSearch): ActCode[] =>
  actCodes.filter(
    (code) => code === act || (codes.includes(code) && (show === 'all' || isLook(code) === (show === 'looks'))),
  );
