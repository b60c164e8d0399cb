import type { Api } from '../api-client/api.js';
import type { AccountFavourites, Favourites } from './favourites.js';
import type { SessionStore } from '../session/session.js';

const accountFavourites = (api: Api): AccountFavourites => {
  const list = async () => (await api.get('/favourite')).offer_ids;
  return {
    list,
    keep: async (ids) => (await api.post('/favourite', { body: { offer_ids: [...ids] } })).offer_ids,
    drop: async (id) => {
      await api.delete('/favourite/{id}', { id });
      return list();
    },
  };
};

/**
 * Keeps favourites in sync with the session and with changes on other devices while this page was hidden. `tell`
 * receives the number of the device's favourites that exceeded the account's limit.
 */
export const followAccount = (
  favourites: Favourites,
  session: SessionStore,
  api: Api,
  tell: (leftOut: number) => void,
): void => {
  const account = accountFavourites(api);
  const connect = () => {
    if (session.get().status === 'in')
      void favourites
        .connect(account)
        .then((leftOut) => {
          if (leftOut > 0) tell(leftOut);
        })
        .catch(() => {
          /* Ignore the error: the device's favourites stay, and the next visit to the page retries. */
        });
  };
  session.subscribe(connect);
  connect();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    connect();
    void favourites.refresh().catch(() => {
      /* Ignore the error and keep the known list. */
    });
  });
};
