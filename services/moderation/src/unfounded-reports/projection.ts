import type { Filing } from '@lendring/contracts/moderation/reporter-limits.js';
import type { ReporterEvent } from '@lendring/contracts/moderation/unfounded-reports.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type PauseDocument = Readonly<{ reporterId: string; of: Filing; until: string }>;

export const pauses: Projection<PauseDocument, ReporterEvent> = {
  name: 'pauses',
  version: 1,
  prefixes: ['reporter-'],
  indexes: [[['until', 1]]],
  ids: ({ type, data }) =>
    type === 'ReporterPaused' || type === 'ReporterResumed' ? [`${data.reporterId} ${data.of}`] : [],
  evolve(document, { type, data }) {
    if (type === 'ReporterResumed') return null;
    if (type !== 'ReporterPaused') return document;
    const { reporterId, of, until } = data;
    return { reporterId, of, until };
  },
};
