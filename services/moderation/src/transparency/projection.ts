import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { ReporterEvent } from '@lendring/contracts/moderation/unfounded-reports.js';
import type { TransparencyMonth } from '@lendring/contracts/moderation/transparency.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type MonthDocument = Readonly<TransparencyMonth>;

/** A UTC month: events within an hour of midnight may count in the adjacent month. */
const monthOf = (event: CaseEvent | ReporterEvent): string | null => {
  switch (event.type) {
    case 'ReportReceived':
    case 'CaseDecided':
    case 'ComplaintMade':
    case 'ComplaintAnswered':
    case 'ReporterPaused':
      return event.data.at.slice(0, 7);
    default:
      return null;
  }
};

const empty = (month: string): MonthDocument => ({
  month,
  reports: 0,
  byVisitors: 0,
  byType: {},
  byKind: {},
  completed: 0,
  declined: 0,
  locked: 0,
  warned: 0,
  suspended: 0,
  complaints: 0,
  complaintsUpheld: 0,
  hours: 0,
  decisions: 0,
  byTrusted: 0,
  trustedHours: {},
  reportsPaused: 0,
  complaintsPaused: 0,
  complaintHours: {},
});

const hoursFrom = (since: string, at: string): number => Math.round((Date.parse(at) - Date.parse(since)) / HOUR_MS);
const one = (is: boolean): number => (is ? 1 : 0);
const counted = (counts: Readonly<Record<string, number>>, key: string | number): Record<string, number> => ({
  ...counts,
  [key]: (counts[key] ?? 0) + 1,
});

export const months: Projection<MonthDocument, CaseEvent | ReporterEvent> = {
  name: 'months',
  version: 3,
  prefixes: ['case-', 'reporter-'],
  ids: (event) => {
    const month = monthOf(event);
    return month === null ? [] : [month];
  },
  evolve(document, { type, data }, id) {
    const month = document ?? empty(id);
    switch (type) {
      case 'ReportReceived':
        return {
          ...month,
          reports: month.reports + 1,
          byVisitors: month.byVisitors + one(!data.signedIn),
          byType: counted(month.byType, data.typeId),
          byKind: counted(month.byKind, data.kind),
          byTrusted: month.byTrusted + one(data.trusted === true),
        };
      case 'CaseDecided': {
        const { outcome, measures, waitedSince, trustedSince, at } = data;
        // A revised decision answers no report.
        const answers = waitedSince !== null;
        return {
          ...month,
          completed: month.completed + one(answers && outcome === 'completed'),
          declined: month.declined + one(answers && outcome === 'declined'),
          // Measures already in force are not counted again.
          locked: month.locked + one(answers && (measures.lock || (measures.pictures?.length ?? 0) > 0)),
          warned: month.warned + one(answers && measures.warn),
          suspended: month.suspended + one(answers && measures.suspend !== null),
          hours: month.hours + (answers ? hoursFrom(waitedSince, at) : 0),
          decisions: month.decisions + one(answers),
          trustedHours:
            trustedSince === undefined ? month.trustedHours : counted(month.trustedHours, hoursFrom(trustedSince, at)),
        };
      }
      case 'ComplaintMade':
        return { ...month, complaints: month.complaints + 1 };
      case 'ComplaintAnswered':
        return {
          ...month,
          complaintsUpheld: month.complaintsUpheld + one(data.upheld),
          complaintHours:
            data.complainedAt === undefined
              ? month.complaintHours
              : counted(month.complaintHours, hoursFrom(data.complainedAt, data.at)),
        };
      case 'ReporterPaused':
        return {
          ...month,
          reportsPaused: month.reportsPaused + one(data.of === 'reports'),
          complaintsPaused: month.complaintsPaused + one(data.of === 'complaints'),
        };
      default:
        return month;
    }
  },
};
