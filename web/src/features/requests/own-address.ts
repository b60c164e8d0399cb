import type { Side } from '@lendring/contracts/kernel/side.js';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import type { Session } from '../../lib/session/session.js';

/** Commercial lenders publish their address on their offers, so there is nothing to share. */
export const lendsAsShop = (session: Session, side: Side): boolean =>
  side === 'vendor' && session.status === 'in' && session.profile.commercial;

/** Address to share, on one line: the offer's place, or the profile's address; null if missing or without a street. */
export const addressOf = (session: Session, { own_place }: Pick<RequestShape, 'own_place'>): string | null => {
  if (own_place !== null) return own_place;
  const address = session.status === 'in' ? session.profile.address : null;
  return address?.street ? `${address.street}, ${address.postal} ${address.city}` : null;
};
