import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { numberKey } from '@lendring/contracts/rules/own-number.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import { numberAggregate } from './number.aggregate.js';

/** Id of the stream of a number, which does not reveal the number. */
export const numberStreamId = (ownerId: string, number: string): string => derivedId(ownerId, numberKey(number));

const numbered = (events: readonly OfferEvent[]) => events.find((one) => one.type === 'OfferNumbered')?.data ?? null;

/**
 * Claims the number that these events give to an offer, in the same append, so that parallel commands cannot give it to
 * two offers. Numbers need no release: a former holder that was deleted or renumbered loses its claim to the next one.
 *
 * @returns the number if another offer of the owner has it, else null
 */
export const takenNumber = async (unit: Unit, events: readonly OfferEvent[]): Promise<string | null> => {
  const given = numbered(events);
  if (!given || given.number === null) return null;
  const { offerId, ownerId, number } = given;
  const claim = numberStreamId(ownerId, number);
  const { state: holder } = await unit.load(numberAggregate, claim);
  if (holder.offerId === offerId) return null;
  if (holder.offerId !== null) {
    const { state: other } = await unit.load(offerAggregate, holder.offerId);
    const isHeld = other.status !== 'deleted' && other.number !== null && numberKey(other.number) === numberKey(number);
    if (isHeld) return number;
  }
  unit.append(numberAggregate, claim, [{ type: 'NumberTaken', data: { offerId, ownerId } }]);
  return null;
};
