import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import { reporterIdOf } from './reporter-id.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type ReportDocument = Readonly<{ reportId: string; caseId: string; reporterId: string; at: string }> &
  Readonly<{
    visitor: boolean;
    /** Reporter stream id (`reporter-id.ts`); null once erased. */
    by: string | null;
    unfounded: boolean;
    /** True if the visitor has opened a link mailed to the address. */
    confirmed: boolean;
  }>;

export const reports: Projection<ReportDocument, CaseEvent> = {
  name: 'reports',
  version: 3,
  prefixes: ['case-'],
  indexes: [
    [['reportId', 1]],
    [
      ['reporterId', 1],
      ['reportId', 1],
    ],
    [
      ['reporterId', 1],
      ['at', -1],
    ],
    [
      ['visitor', 1],
      ['at', 1],
    ],
    [
      ['by', 1],
      ['at', -1],
    ],
  ],
  ids: ({ type, data }) => {
    if (type === 'ReportReceived' || type === 'ReporterForgotten') return [data.reportId];
    if (type === 'CaseDecided') return [...(data.unfounded ?? []), ...(data.cleared ?? [])];
    // A visitor's complaint carries the report id; an account id matches no report.
    return type === 'ComplaintMade' ? [data.userId] : [];
  },
  evolve(document, { type, data }, id) {
    switch (type) {
      case 'ReportReceived': {
        const { reportId, caseId, reporterId, signedIn, at } = data;
        const by = reporterIdOf(data);
        return { reportId, caseId, reporterId, at, visitor: !signedIn, by, unfounded: false, confirmed: signedIn };
      }
      case 'ReporterForgotten':
        return document && { ...document, visitor: false, by: null };
      case 'CaseDecided':
        return document && { ...document, unfounded: (data.unfounded ?? []).includes(id) };
      case 'ComplaintMade':
        return document && { ...document, confirmed: true };
      default:
        return document;
    }
  },
};
