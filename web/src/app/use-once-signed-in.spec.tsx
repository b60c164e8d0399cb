import { afterEach, expect, it, vi } from 'vitest';
import { act, cleanup, screen } from '@testing-library/react';
import { SessionContext } from '../lib/session/session-context.js';
import type { Session, SessionStore } from '../lib/session/session.js';
import { render } from '../testing/render.js';
import { later, together } from '../ui/later.js';
import { useOnceSignedIn } from './use-once-signed-in.js';

afterEach(cleanup);

const storeOf = (session: Session): SessionStore => {
  const none = () => Promise.resolve();
  return {
    get: () => session,
    subscribe: () => () => {},
    start: () => Promise.resolve(session),
    refresh: none,
    recheck: none,
    poll: none,
    stop: () => {},
  };
};

const open = (session: Session) => {
  const read = vi.fn(() => Promise.resolve(() => <p>Mitglied</p>));
  const parts = together(later(read));
  function Page() {
    return <p>{useOnceSignedIn(parts) ? 'bereit' : 'wie vom Server'}</p>;
  }
  render(
    <SessionContext value={storeOf(session)}>
      <Page />
    </SessionContext>,
  );
  return read;
};

it('loads the parts while the session of an expected user is confirmed, and is ready once they are loaded', async () => {
  const read = open({ status: 'unknown', look: { nickname: 'jana', color: null, image_thumb: null } });
  expect(screen.getByText('wie vom Server')).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(1);
  await act(async () => {});
  expect(screen.getByText('bereit')).toBeTruthy();
});

it('loads nothing for visitors', async () => {
  const read = open({ status: 'out' });
  await act(async () => {});
  expect(read).not.toHaveBeenCalled();
  expect(screen.getByText('wie vom Server')).toBeTruthy();
});
