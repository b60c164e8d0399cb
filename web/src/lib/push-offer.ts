const key = 'push-offer';
const answered = 'answered';

/**
 * Whether pushes are offered beside a request: once on a device, with the first request that is sent from it, until it
 * is answered.
 */
export const pushOffer = {
  begin: (requestId: string): void => {
    try {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, requestId);
    } catch {
      /* Then nothing is offered. */
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
      /* It was offered for this visit alone. */
    }
  },
};
