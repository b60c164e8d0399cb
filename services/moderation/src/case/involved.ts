import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { involvedBy } from './case.aggregate.js';

export type InvolvedDocument = Readonly<{ caseId: string; userId: string; at: string }>;

const SEPARATOR = ' ';

export const involved: Projection<InvolvedDocument, CaseEvent> = {
  name: 'involved',
  version: 1,
  prefixes: ['case-'],
  indexes: [
    [
      ['userId', 1],
      ['at', -1],
    ],
  ],
  ids: (event) => involvedBy(event).map((userId) => [event.data.caseId, userId].join(SEPARATOR)),
  evolve(document, { type, data }, id) {
    if (type !== 'ReportReceived' && type !== 'CaseRaised') return document;
    return { caseId: data.caseId, userId: id.split(SEPARATOR)[1] ?? '', at: data.at };
  },
};
