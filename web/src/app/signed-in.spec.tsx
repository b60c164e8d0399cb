import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SessionContext } from '../lib/session/session-context.js';
import type { Session } from '../lib/session/session.js';
import { SuspendedNote } from '../parts/people/SuspendedNote.js';
import { demoProfile } from '../testing/demo-api.js';
import { render } from '../testing/render.js';
import { sessionOf } from '../testing/session.js';
import { text } from '../testing/texts.js';
import { UnlessSuspended } from './signed-in.js';

afterEach(cleanup);

const signedIn = { status: 'in', profile: demoProfile, usergroup: [], unread: 0, news: 0 } as const;
const show = (session: Session) =>
  render(
    <SessionContext value={sessionOf(session)}>
      <UnlessSuspended>
        <p>Schritt 1</p>
      </UnlessSuspended>
    </SessionContext>,
  );

describe('a creation page for a suspended user', () => {
  it('shows the reasons for the suspension instead of the form', () => {
    show({ ...signedIn, suspended: { until: '2027-07-04T10:00:00.000Z' } });
    expect(screen.queryByText('Schritt 1')).toBeNull();
    screen.getByRole('heading', { name: text('suspended:title') });
    screen.getByText(
      /^Bis zum 4\. Juli 2027 um \d\d:00 Uhr( MESZ)? kannst du nichts Neues einstellen, anfragen oder schreiben\./,
    );
    expect(screen.getByRole('link', { name: text('suspended:reasons') }).getAttribute('href')).toBe(
      '/benutzerkonto/entscheidungen',
    );
  });

  it('is unchanged for all other users', () => {
    show(signedIn);
    screen.getByText('Schritt 1');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('the suspension notice', () => {
  const note = (session: Session) =>
    render(
      <SessionContext value={sessionOf(session)}>
        <SuspendedNote />
      </SessionContext>,
    );

  it('shows the end date and a link to the reasons to suspended users only', () => {
    note({ ...signedIn, suspended: { until: null } });
    screen.getByText(text('suspended:title'));
    screen.getByRole('link', { name: text('suspended:reasons') });
    cleanup();
    note(signedIn);
    expect(screen.queryByRole('note')).toBeNull();
  });
});
