import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { townKey } from '@lendring/contracts/rules/town-key.js';
import { dailyProjection, type Counted } from '@lendring/platform/runtime/daily-numbers/projection.js';

/** Daily change in the number of online offers; the running total is the current number. */
const online = (n: 1 | -1): Counted => ({ counter: 'online', n });

const counted = ({ type, data }: OfferEvent): readonly Counted[] => {
  switch (type) {
    case 'OfferPublished': {
      const counter = 'published';
      return [
        { counter },
        online(1),
        { counter, by: 'category', key: String(data.categoryId) },
        { counter, by: 'town', key: townKey(data.place) },
      ];
    }
    case 'OfferActivated':
      return [{ counter: 'resumed' }, online(1)];
    case 'OfferDeactivated':
      return [{ counter: 'paused' }, online(-1)];
    case 'OfferDeleted':
      if (data.was === 'draft') return [];
      return [{ counter: 'deleted' }, ...(data.was === 'active' && !data.locked ? [online(-1)] : [])];
    case 'OfferLocked':
      return data.was === 'active' ? [{ counter: 'locked' }, online(-1)] : [];
    case 'OfferUnlocked':
      return data.status === 'active' ? [online(1)] : [];
    default:
      return [];
  }
};

export const daily = dailyProjection<OfferEvent>({ version: 3, prefixes: ['offer-'], counted });
