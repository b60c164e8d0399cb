import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { reportingCalls, ReportingShape } from '@lendring/contracts/http/reporting.js';
import { addDays, dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { found } from '../errors/api-error.js';
import { queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import { comparedSpan, type Span } from '../reporting/periods.js';
import { readParts, readRows, withPoints } from '../reporting/read-report.js';
import { reports, type Report } from '../reporting/reports.js';

const DAYS = 30;

/** Serves daily figures, combined from the log of each service (ADR 94). */
export const reportingHandlers = ({
  apis,
  categories,
}: Readonly<{ apis: ServiceApis; categories: Categories }>): Handlers<keyof typeof reportingCalls> => {
  const numbersOf = ({ from }: Report, span: Span, caller: Caller, parts = false) =>
    from(apis)({ ...span, parts }, queryContext(caller));

  const pointsOf = (parts: Camel<ReportingShape>['parts'], caller: Caller) => {
    const cityIds = parts.flatMap(({ by, rows }) => (by === 'town' ? rows.map(({ key }) => key) : []));
    return cityIds.length === 0
      ? Promise.resolve({})
      : optional(caller, {}, () => apis.place.queries.points({ cityIds }, queryContext(caller)));
  };

  return {
    reportings: async (_, caller) => {
      const to = dayIn(caller.at, OPERATOR_TIME_ZONE);
      const span = { from: addDays(to, 1 - DAYS), to };
      const before = { from: addDays(span.from, -DAYS), to: addDays(span.from, -1) };
      const listed = reports.map(async (report) => {
        const [now, earlier] = await Promise.all([span, before].map((one) => numbersOf(report, one, caller)));
        const index = report.columns.findIndex(({ name }) => name === report.headline);
        const column = report.columns[index];
        if (!column || !now || !earlier) throw new Error(`${report.reportingId} has no ${report.headline}`);
        const { rows, total } = readRows(report, now, span, 'day');
        const value = total[index] ?? null;
        const earlierValue = readRows(report, earlier, before, 'day').total[index] ?? null;
        return {
          reportingId: report.reportingId,
          headline: { name: column.name, kind: column.kind, value, before: earlierValue },
          trend: rows.map(({ values }) => values[index] ?? null),
        };
      });
      return { ...span, reports: await Promise.all(listed) };
    },
    reporting: async ({ id, query: { from, to, step, compare } }, caller) => {
      const report = found(reports.find(({ reportingId }) => reportingId === id) ?? null, 'not_found');
      const span = { from, to };
      const other = comparedSpan(span, compare);
      const [numbers, otherNumbers] = await Promise.all([
        numbersOf(report, span, caller, true),
        other && numbersOf(report, other, caller),
      ]);
      const parts = readParts(report, numbers, categories.tree());
      return {
        reportingId: report.reportingId,
        ...span,
        step,
        columns: report.columns.map(({ name, kind }) => ({ name, kind })),
        ...readRows(report, numbers, span, step),
        compared: other && otherNumbers ? { ...other, ...readRows(report, otherNumbers, other, step) } : null,
        parts: withPoints(parts, await pointsOf(parts, caller)),
      };
    },
  };
};
