import type { Side } from '@lendring/contracts/request/events.js';
import type { Session } from '../../lib/session.js';

/** A company that lends: its address stands on its offers, so there is nothing to share. */
export const lendsAsShop = (session: Session, side: Side): boolean => side === 'vendor' && session.status === 'in' && session.profile.commercial;

/** The signed-in person's own address on one line; null while there is none. */
export const addressOf = (session: Session): string | null => {
  const address = session.status === 'in' ? session.profile.address : null;
  return address && `${address.street}, ${address.postal} ${address.city}`;
};
