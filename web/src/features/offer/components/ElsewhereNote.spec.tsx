import { afterEach, expect, it, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import { SessionContext } from '../../../lib/session/session-context.js';
import type { Profile, Session, SessionStore } from '../../../lib/session/session.js';
import { render } from '../../../testing/render.js';
import { text } from '../../../testing/texts.js';
import { ElsewhereNote } from './RequestPanel.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const store = (session: Session): SessionStore => ({
  get: () => session,
  subscribe: () => () => {},
  start: async () => session,
  refresh: async () => {},
  recheck: async () => {},
  poll: async () => {},
  stop: () => {},
});
const profile = (completed: boolean): Session => ({
  status: 'in',
  profile: { completed } as Profile,
  usergroup: [],
  unread: 0,
  news: 0,
});

const said = (zone: string, session: Session = { status: 'out' }): string => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: zone });
  render(
    <SessionContext value={store(session)}>
      <ElsewhereNote />
    </SessionContext>,
  );
  return document.body.textContent ?? '';
};

it.each(['Europe/Brussels', 'Europe/Paris', 'America/New_York'])(
  'explains the address requirement to visitors from %s without a local address',
  (zone) => {
    expect(said(zone)).toBe(text('offer:panel.elsewhere'));
    cleanup();
    expect(said(zone, profile(false))).toMatch(/^Zum Anfragen brauchst du eine Adresse/);
  },
);

it('shows no address requirement for a complete profile, a local time zone or a generic time zone', () => {
  expect(said('Europe/Paris', profile(true))).toBe('');
  for (const zone of [
    'Europe/Berlin',
    'Europe/Vienna',
    'Europe/Zurich',
    'Europe/Amsterdam',
    'Europe/London',
    'UTC',
    'Etc/GMT',
  ])
    expect([zone, said(zone)]).toEqual([zone, '']);
  expect(said('Europe/Paris', { status: 'unknown' })).toBe('');
});
