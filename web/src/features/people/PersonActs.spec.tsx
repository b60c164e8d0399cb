import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import type { PersonShape } from '@lendring/contracts/http/people.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { SessionContext } from '../../lib/session/session-context.js';
import { demoProfile } from '../../testing/demo-api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { sessionOf } from '../../testing/session.js';
import { text } from '../../testing/texts.js';
import { PersonActs } from './PersonActs.js';

afterEach(cleanup);

const person: PersonShape = {
  user_id: '22222222-2222-4222-8222-222222222222',
  nickname: 'birte_petersen',
  commercial: false,
  organisation: null,
  company: null,
  registered_at: '2027-01-04T09:00:00.000Z',
  roles: [],
  suspended: null,
  email: null,
  verified: { email: true, phone: false },
  held_roles: [],
  offers: null,
  cases: null,
  plan: null,
  history: null,
};
const actsOf = (reader: Role, about: Partial<PersonShape> = {}) => {
  const session = {
    status: 'in',
    profile: demoProfile,
    usergroup: [reader],
    suspended: null,
    unread: 0,
    news: 0,
  } as const;
  render(
    <SessionContext value={sessionOf(session)}>
      <ApiContext value={createApi({ fetch: createFakeApi(() => undefined).fetch, locale: 'de' })}>
        <PersonActs person={{ ...person, ...about }} />
      </ApiContext>
    </SessionContext>,
  );
  const acts = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  cleanup();
  return acts;
};

describe('the actions on a user', () => {
  it('depend on the role of the staff member', () => {
    expect(actsOf('bookkeeper')).toEqual([]);
    expect(actsOf('moderator')).toEqual([text('people:act.raise')]);
    expect(actsOf('support')).toEqual([text('people:act.signOut')]);
    expect(actsOf('admin')).toEqual([text('people:act.raise'), text('people:act.signOut'), text('people:act.erase')]);
  });

  it('are limited for staff accounts, which only admins can sign out', () => {
    expect(actsOf('support', { roles: ['moderator'] })).toEqual([]);
    expect(actsOf('admin', { roles: ['moderator'] })).toContain(text('people:act.signOut'));
  });

  it('are empty for the own account and open no case for a deleted account', () => {
    expect(actsOf('admin', { user_id: demoProfile.user_id })).toEqual([]);
    expect(actsOf('moderator', { nickname: null })).toEqual([]);
  });
});
