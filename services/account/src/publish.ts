import type { AccountEvent, FavouriteEvent, NicknameEvent } from '@lendring/contracts/account/events.js';
import type { AccountIntegrationEvent } from '@lendring/contracts/account/integration.js';

/** The integration event of an event: that a public place may have changed, not where it is. */
export const publish = ({
  type,
  data,
}: AccountEvent | NicknameEvent | FavouriteEvent): AccountIntegrationEvent | null =>
  type === 'MainAddressChanged' || type === 'PlaceRemoved' || type === 'AccountKindChosen'
    ? { type: 'account.relocated', subject: data.userId, data: {} }
    : null;
