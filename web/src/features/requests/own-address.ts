import type { RequestShape } from '@lendring/contracts/http/request.js';
import type { Side } from '@lendring/contracts/request/events.js';
import type { Session } from '../../lib/session.js';

/** A company that lends: its address stands on its offers, so there is nothing to share. */
export const lendsAsShop = (session: Session, side: Side): boolean =>
  side === 'vendor' && session.status === 'in' && session.profile.commercial;

/**
 * What the other side gets to see as the own address, on one line: where the thing is, or the address of the profile;
 * null while there is none or its street is not known.
 */
export const addressOf = (session: Session, { own_place }: Pick<RequestShape, 'own_place'>): string | null => {
  if (own_place !== null) return own_place;
  const address = session.status === 'in' ? session.profile.address : null;
  return address?.street ? `${address.street}, ${address.postal} ${address.city}` : null;
};
