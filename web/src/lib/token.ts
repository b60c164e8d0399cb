import type { OwnFetch, TokenSource } from './api.js';
import { customHeader } from './custom-header.js';

type Clock = () => number;
type Known = Readonly<{ value: string | null; until: number }>;

const refreshAhead = 30_000;

/**
 * The short-lived access token, kept in memory only. `POST /auth/token` is asked once at a time, however many calls
 * wait for it, and again shortly before the token ends. 401 or a null token: nobody is signed in.
 */
export const createTokenSource = (
  fetch: OwnFetch, now: Clock = Date.now,
): TokenSource & Readonly<{ drop: () => void }> => {
  let known: Known | null = null;
  let running: Promise<string | null> | null = null;

  const ask = async (): Promise<string | null> => {
    const response = await fetch('/auth/token', { method: 'POST', headers: { accept: 'application/json', ...customHeader() } });
    if (!response.ok) {
      if (response.status !== 401) throw new Error(`Sign-in answered ${response.status}`);
      known = { value: null, until: now() + refreshAhead };
      return null;
    }
    const body = await response.json() as { access_token: string | null; expires_in?: number };
    known = { value: body.access_token, until: now() + Math.max(5_000, (body.expires_in ?? 60) * 1000 - refreshAhead) };
    return body.access_token;
  };

  return {
    get: (fresh = false) => {
      if (!fresh && known && known.until > now()) return Promise.resolve(known.value);
      return running ??= ask().finally(() => { running = null; });
    },
    drop: () => { known = null; },
  };
};
