import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createApi } from '../../../lib/api-client/api.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { SignOutEverywhere } from './Devices.js';

const open = async (answer: object) => {
  const fake = createFakeApi(({ path, method }) =>
    method === 'DELETE' && path === '/v1/session' ? answer : undefined,
  );
  const gone: string[] = [];
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <SignOutEverywhere go={(href) => gone.push(href)} />
    </ApiContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Überall abmelden/ }));
  await userEvent.click(
    screen.getAllByRole('button', { name: text('security:everywhere.do') }).at(-1) ?? document.body,
  );
  return { fake, gone };
};

describe('signing out everywhere', () => {
  it('asks for confirmation and then signs out this browser too', async () => {
    const { fake, gone } = await open({ status: 204 });
    await waitFor(() => expect(gone).toEqual(['/auth/logout?locale=de']));
    expect(fake.calls.map(({ path }) => path)).toEqual(['/v1/session']);
  });
  it('shows why signing out failed', async () => {
    const { gone } = await open({
      status: 409,
      error: 'x',
      msgcode: 'sign_in_elsewhere',
      msgtext: 'Beende deine Sitzungen dort.',
    });
    await screen.findByText('Beende deine Sitzungen dort.');
    expect(gone).toEqual([]);
  });
});
