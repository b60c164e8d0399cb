const key = 'push-offer';
const answered = 'answered';

/**
 * Offers push notifications next to a request: once per device, with the first request sent from it, until the user
 * decides.
 */
export const pushOffer = {
  begin: (requestId: string): void => {
    try {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, requestId);
    } catch {
      /* Without storage, nothing is offered. */
    }
  },
  isFor: (requestId: string): boolean => {
    try {
      return localStorage.getItem(key) === requestId;
    } catch {
      return false;
    }
  },
  end: (): void => {
    try {
      localStorage.setItem(key, answered);
    } catch {
      /* Without storage, the decision applies to this visit only. */
    }
  },
};
