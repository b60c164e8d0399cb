import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** A complaint and whether it was manifestly unfounded. `userId`: an account, or the report id of a visitor. */
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
