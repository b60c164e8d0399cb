import type { AccountEvent, FavouriteEvent, NicknameEvent } from '@lendring/contracts/account/events.js';
import type { AccountIntegrationEvent } from '@lendring/contracts/account/integration.js';

/** What others may know: that a public place may have changed, not where it is. */
export const publish = ({
  type,
  data,
}: AccountEvent | NicknameEvent | FavouriteEvent): AccountIntegrationEvent | null =>
  type === 'MainAddressChanged' || type === 'PlaceRemoved' || type === 'AccountKindChosen'
    ? { type: 'account.relocated', subject: data.userId, data: {} }
    : null;
