import { afterEach, describe, expect, it } from 'vitest';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { cleanup, screen } from '@testing-library/react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { SessionContext } from '../../lib/session/session-context.js';
import { demoProfile } from '../../testing/demo-api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { sessionOf } from '../../testing/session.js';
import { text, textLike } from '../../testing/texts.js';
import { PeoplePage } from './PeoplePage.js';
import type { PeopleSearch } from './people-list.js';

afterEach(cleanup);

const open = async (role: Role, search: PeopleSearch) => {
  const session = {
    status: 'in',
    profile: demoProfile,
    usergroup: [role],
    suspended: null,
    unread: 0,
    news: 0,
  } as const;
  const paging = { page: 1, size: 20, total: 0, hasNextPage: false };
  const fake = createFakeApi(({ path }) =>
    path === '/v1/person_search' ? { data: { people: [], paging } } : undefined,
  );
  render(
    <SessionContext value={sessionOf(session)}>
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <PeoplePage search={search} />
      </ApiContext>
    </SessionContext>,
  );
  await screen.findByRole('heading', { name: textLike('people:search.noneOf') });
  return screen
    .getAllByRole('button', { name: textLike('people:search.searchAs') })
    .map(({ textContent }) => textContent);
};

describe('a user search without results', () => {
  it('names the searched field and offers the others', async () => {
    expect(await open('admin', { text: 'Ofner' })).toEqual([
      text('people:search.searchAs', { kind: 'E-Mail-Adresse' }),
      text('people:search.searchAs', { kind: 'Firma/Organisation' }),
      text('people:search.searchAs', { kind: 'Kennung des Kontos' }),
    ]);
    expect(screen.getByRole('heading', { name: text('people:search.noneOf', { kind: 'Benutzername' }) })).toBeTruthy();
  });

  it('offers moderators no search by mail address', async () => {
    expect(await open('moderator', { kind: 'company', text: 'Ofner' })).toEqual([
      text('people:search.searchAs', { kind: 'Benutzername' }),
      text('people:search.searchAs', { kind: 'Kennung des Kontos' }),
    ]);
    expect(
      screen.getByRole('heading', { name: text('people:search.noneOf', { kind: 'Firma/Organisation' }) }),
    ).toBeTruthy();
  });
});
