import type { OwnFetch, TokenSource } from './api.js';
import { customHeader } from './custom-header.js';
import type { SessionMark } from '../session/session-mark.js';

type Clock = () => number;
type Known = Readonly<{ value: string | null; until: number; mark: string }>;

const refreshAhead = 30_000;

/**
 * Short-lived access token, in memory only. Concurrent calls share one `POST /auth/token`; the token is renewed
 * shortly before expiry and after another tab signed in or out. 401 or a null token means signed out.
 */
export const createTokenSource = (
  fetch: OwnFetch,
  now: Clock = Date.now,
  mark: Pick<SessionMark, 'id' | 'keep'> = { id: () => '', keep: () => {} },
): TokenSource => {
  let known: Known | null = null;
  let running: Promise<string | null> | null = null;

  const keep = (value: string | null, milliseconds: number): string | null => {
    mark.keep(value !== null);
    known = { value, until: now() + milliseconds, mark: mark.id() };
    return value;
  };
  const ask = async (): Promise<string | null> => {
    const response = await fetch('/auth/token', {
      method: 'POST',
      headers: { accept: 'application/json', ...customHeader() },
    });
    if (!response.ok) {
      if (response.status !== 401) throw new Error(`Sign-in answered ${response.status}`);
      return keep(null, refreshAhead);
    }
    const body = (await response.json()) as { access_token: string | null; expires_in?: number };
    return keep(body.access_token, Math.max(5_000, (body.expires_in ?? 60) * 1000 - refreshAhead));
  };

  return {
    get: (fresh = false) => {
      if (!fresh && known && known.until > now() && known.mark === mark.id()) return Promise.resolve(known.value);
      return (running ??= ask().finally(() => {
        running = null;
      }));
    },
  };
};
