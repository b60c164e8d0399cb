import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** Who complained, and whether that was manifestly unfounded. `userId`: an account; without one the report's id. */
export type ComplaintDocument = Readonly<{ complaintId: string; userId: string; unfounded: boolean; at: string }>;

export const complaints: Projection<ComplaintDocument, CaseEvent> = {
  name: 'complaints',
  version: 1,
  prefixes: ['case-'],
  indexes: [
    [
      ['userId', 1],
      ['at', -1],
    ],
  ],
  ids: ({ type, data }) => (type === 'ComplaintMade' || type === 'ComplaintAnswered' ? [data.complaintId] : []),
  evolve(document, { type, data }) {
    if (type === 'ComplaintMade') {
      const { complaintId, userId, at } = data;
      return { complaintId, userId, unfounded: false, at };
    }
    return type === 'ComplaintAnswered' ? document && { ...document, unfounded: data.unfounded === true } : document;
  },
};
