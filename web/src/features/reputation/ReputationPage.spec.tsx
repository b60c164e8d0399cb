import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { createApi } from '../../lib/api.js';
import { ApiContext } from '../../lib/api-context.js';
import { createFakeApi, type FakeHandler } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { ReputationPage } from './ReputationPage.js';

afterEach(cleanup);

const open = (answer: FakeHandler) =>
  render(
    <ApiContext value={createApi({ fetch: createFakeApi(answer).fetch, locale: 'de' })}>
      <ReputationPage />
    </ApiContext>,
    'de',
  );

describe('the page of the own reputation', () => {
  it('leads to the profile where something is missing there', async () => {
    open(() => ({
      status: 404,
      error: 'not_found',
      msgcode: 'reputation_not_yet',
      msgtext: 'Dafür brauchst du mehr.',
    }));
    expect(await screen.findByText('Dafür brauchst du mehr.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Profil ausfüllen' }).getAttribute('href')).toMatch(
      /^\/benutzerkonto\/profil\?return=/,
    );
  });
});
