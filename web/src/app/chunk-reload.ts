const key = 'reloaded-at';
const pause = 60_000;

/** Whether a page whose code is gone may reload: at most once a minute (spec §8). Remembers that it did. */
export const mayReload = (storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean => {
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < pause) return false;
  storage.setItem(key, String(now));
  return true;
};

/** After a new release old code files are gone: a fresh page has the new names. */
export const reloadOnMissingChunk = (): void => {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload(sessionStorage, Date.now())) return;
    event.preventDefault();
    location.reload();
  });
};
