import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** Who reported in which case: what they wrote is read from the log. */
export type ReportDocument = Readonly<{ reportId: string; caseId: string; reporterId: string; at: string }> &
  Readonly<{
    /** Reported without an account, and still known by whom. */
    visitor: boolean;
  }>;

export const reports: Projection<ReportDocument, CaseEvent> = {
  name: 'reports',
  version: 2,
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
  ],
  ids: ({ type, data }) => (type === 'ReportReceived' || type === 'ReporterForgotten' ? [data.reportId] : []),
  evolve(document, { type, data }) {
    if (type === 'ReporterForgotten') return document && { ...document, visitor: false };
    if (type !== 'ReportReceived') return document;
    const { reportId, caseId, reporterId, signedIn, at } = data;
    return { reportId, caseId, reporterId, at, visitor: !signedIn };
  },
};
