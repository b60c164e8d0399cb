import type { Api } from './api.js';
import type { AccountFavourites, Favourites } from './favourites.js';
import type { SessionStore } from './session.js';

/** The account's list over the API. */
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
 * Favourites follow who is signed in, and what other devices change while this page was not looked at. `tell` hears how
 * many of the device's found no room in the account.
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
          /* Those of the device stay; looking at the page again tries again. */
        });
  };
  session.subscribe(connect);
  connect();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    connect();
    void favourites.refresh().catch(() => {
      /* What is known stays. */
    });
  });
};
