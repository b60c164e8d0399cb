import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type DecisionDocument = Readonly<{ decisionId: string; caseId: string; ownerId: string; at: string }>;

export const decisions: Projection<DecisionDocument, CaseEvent> = {
  name: 'decisions',
  version: 1,
  prefixes: ['case-'],
  indexes: [
    [
      ['ownerId', 1],
      ['at', -1],
    ],
  ],
  ids: ({ type, data }) => (type === 'CaseDecided' ? [data.decisionId] : []),
  evolve(document, { type, data }) {
    if (type !== 'CaseDecided') return document;
    const { decisionId, caseId, ownerId, at } = data;
    return { decisionId, caseId, ownerId, at };
  },
};
