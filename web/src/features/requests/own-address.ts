import type { Session } from '../../lib/session.js';

/** The signed-in person's own address on one line; null while there is none. */
export const addressOf = (session: Session): string | null => {
  const address = session.status === 'in' ? session.profile.address : null;
  return address && `${address.street}, ${address.postal} ${address.city}`;
};
