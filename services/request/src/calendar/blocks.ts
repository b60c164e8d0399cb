import type { Period } from '@lendring/contracts/kernel/period.js';
import type { BlockKind, CalendarEvent } from '@lendring/contracts/request/calendar.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** Blocked period. Removed blocks stay, because calendar files must announce the cancellation. */
export type BlockDocument = Readonly<{
  blockId: string;
  offerId: string;
  vendorId: string;
  period: Period;
  removed: boolean;
  revision: number;
  changedAt: string;
  kind: BlockKind;
  /** Null: all units of the offer. */
  units: number | null;
}>;

export const blocks: Projection<BlockDocument, CalendarEvent> = {
  name: 'blocks',
  version: 3,
  prefixes: ['calendar-'],
  indexes: [
    [
      ['vendorId', 1],
      ['period.end', 1],
    ],
  ],
  // The owner chooses the block id, so it is unique only per offer.
  ids: ({ type, data }) =>
    type === 'PeriodBlocked' || type === 'BlockRemoved' ? [`${data.offerId}-${data.blockId}`] : [],
  evolve(document, { type, data, at }) {
    if (type === 'PeriodBlocked') {
      const { blockId, offerId, vendorId, period, kind, units = null } = data;
      return {
        blockId,
        offerId,
        vendorId,
        period,
        kind,
        units,
        removed: false,
        revision: document ? document.revision + 1 : 0,
        changedAt: at,
      };
    }
    return document && type === 'BlockRemoved'
      ? { ...document, removed: true, revision: document.revision + 1, changedAt: at }
      : document;
  },
};
