import type { Period } from '@lendring/contracts/kernel/period.js';
import { statusAt } from '@lendring/contracts/request/lifecycle.js';
import { isSamePeriod } from '@lendring/contracts/rules/period-change.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { requestAggregate, type Asked } from '../request/request.aggregate.js';
import { askingAggregate } from './asking.aggregate.js';

const askingId = (creatorId: string, offerId: string, { start, end }: Period): string =>
  derivedId(creatorId, `asks for ${offerId} ${start} ${end}`);

/**
 * Latest request of the creator for the same offer and time. `isOpen`: it is another request than this one, still open
 * and still for this period. The caller appends `WishAsked` to the stream when it makes the request.
 */
export const equalRequest = async (
  unit: Unit,
  { requestId, creatorId, offerId, period }: Pick<Asked, 'requestId' | 'creatorId' | 'offerId' | 'period'>,
  at: string,
): Promise<Readonly<{ askingId: string; isOpen: boolean }>> => {
  const { id, state } = await unit.loadNew(askingAggregate, askingId(creatorId, offerId, period));
  if (state.requestId === null || state.requestId === requestId) return { askingId: id, isOpen: false };
  const { state: other } = await unit.load(requestAggregate, state.requestId);
  const isOpen = other.stage !== 'absent' && statusAt(other, at) === 'open' && isSamePeriod(other.period, period);
  return { askingId: id, isOpen };
};
