import * as z from 'zod';
import { MOST_REPORT_DAYS } from '../kernel/daily.js';
import { Day } from '../kernel/period.js';
import { Point } from '../kernel/place.js';
import { daysBetween } from '../kernel/days.js';
import { call } from './call.js';
import { AskedDay } from './shapes.js';

export const ReportingId = z.enum(['requests', 'offers', 'people', 'revenue', 'searches']);
export type ReportingId = z.infer<typeof ReportingId>;

export const ReportingStep = z.enum(['day', 'week', 'month']);
export type ReportingStep = z.infer<typeof ReportingStep>;
/** Period to compare with. `before`: the preceding period of equal length; `year`: the same days a year earlier. */
export const ReportingCompare = z.enum(['none', 'before', 'year']);
export type ReportingCompare = z.infer<typeof ReportingCompare>;

/** Unit of a column: `share` from 0 to 1, `cents` in euro cents, `stars` from 1 to 5. */
const ColumnKind = z.enum(['count', 'share', 'minutes', 'cents', 'stars']);
const Value = z.number().nullable();
const ColumnShape = z.object({ name: z.string(), kind: ColumnKind });
export type ReportingColumn = z.infer<typeof ColumnShape>;

/** Dimensions of a breakdown. `term`: search words; `area`: a country and one of its regions. */
const PartKind = z.enum(['category', 'town', 'product', 'term', 'area']);
export type ReportingPartKind = z.infer<typeof PartKind>;

const RowShape = z.object({ from: Day, to: Day, values: z.array(Value) });
export type ReportingRow = z.infer<typeof RowShape>;

export const ReportingShape = z.object({
  reporting_id: ReportingId,
  from: Day,
  to: Day,
  step: ReportingStep,
  columns: z.array(ColumnShape).describe('What the values of each row are, in their order.'),
  rows: z.array(RowShape),
  total: z.array(Value).describe('Of the whole period; how something stood at its end.'),
  compared: z.object({ from: Day, to: Day, rows: z.array(RowShape), total: z.array(Value) }).nullable(),
  parts: z.array(
    z.object({
      by: PartKind,
      name: z.string().describe('The column that is told apart.'),
      kind: ColumnKind,
      rows: z.array(
        z.object({
          key: z.string(),
          name: z.string().nullable().describe('Of a town; null: the key says it.'),
          point: Point.nullable().describe('The middle of a town.'),
          value: z.int(),
        }),
      ),
      others: z.int().describe('What the rows that are not listed come to.'),
      least: z
        .int()
        .describe('What is counted less often, in one of `months` where these are told, is among the others.'),
      months: z
        .array(z.string())
        .nullable()
        .describe(
          'Whole months that it tells of, such as `2026-10`: those that `from` to `to` touches and that are over. Null: it tells of these days.',
        ),
    }),
  ),
});
export type ReportingShape = z.infer<typeof ReportingShape>;

export const ReportingListShape = z.object({
  from: Day,
  to: Day,
  reports: z.array(
    z.object({
      reporting_id: ReportingId,
      headline: ColumnShape.extend({ value: Value, before: Value.describe('In as many days right before.') }),
      trend: z.array(Value).describe('The headline of each day.'),
    }),
  ),
});
export type ReportingListShape = z.infer<typeof ReportingListShape>;

export const ReportingQuery = z
  .object({
    from: AskedDay,
    to: AskedDay.describe('Included.'),
    step: ReportingStep.default('day'),
    compare: ReportingCompare.default('none'),
  })
  .refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) < MOST_REPORT_DAYS, {
    error: 'reporting_period',
    path: ['to'],
  });

export const reportingCalls = {
  reportings: call('GET /reporting', {
    access: 'admin',
    summary: 'What is reported, with the last 30 days of each',
    answer: ReportingListShape,
  }),
  reporting: call('GET /reporting/{id}', {
    access: 'admin',
    id: ReportingId,
    query: ReportingQuery,
    summary: 'A report for a period, compared with another one',
    note: `Three years (${MOST_REPORT_DAYS} days) at most. Days are those of Germany.`,
    answer: ReportingShape,
  }),
} as const;
