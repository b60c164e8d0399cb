const key = 'reloaded-at';
const pause = 60_000;

/** True if a page with missing chunks may reload: at most once a minute (spec §8). Records the reload. */
export const mayReload = (storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean => {
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < pause) return false;
  storage.setItem(key, String(now));
  return true;
};

/** Old chunks are gone after a release; a fresh page has the new names. */
export const reloadOnMissingChunk = (): void => {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload(sessionStorage, Date.now())) return;
    event.preventDefault();
    location.reload();
  });
};
