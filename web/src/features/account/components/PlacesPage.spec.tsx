import { afterEach, describe, expect, it } from '@jest/globals';
import type { OwnPlaceShape } from '@lendring/contracts/http/profile.js';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApi } from '../../../lib/api.js';
import { ApiContext } from '../../../lib/api-context.js';
import { createSessionStore } from '../../../lib/session.js';
import { SessionContext } from '../../../lib/session-context.js';
import { createFakeApi, type FakeAnswer } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { fullProfile } from '../testing/samples.js';
import { PlacesPage } from './PlacesPage.js';

afterEach(cleanup);

const place = (n: number, street: string): OwnPlaceShape => ({
  place_id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  street,
  postal_id: 'de-50823',
  postal: '50823',
  city: 'Köln',
  city_id: 'g1',
  city_url: 'koeln',
  country: 'DE',
});
const koeln = {
  id: 'g1',
  city: 'Köln',
  city_url: 'koeln',
  country: 'DE',
  region: null,
  district: null,
  lat: 50.9,
  lng: 6.9,
  postal_count: 46,
  postal: [{ id: 'de-50823', postal: '50823' }],
  postal_id: 'de-50823',
};

const open = async (start: readonly OwnPlaceShape[], refuse?: FakeAnswer) => {
  let places = [...start];
  const fake = createFakeApi(({ method, path, body }): FakeAnswer | undefined => {
    if (path === '/v1/init') return { data: { profile: fullProfile, usergroup: [] } };
    if (path === '/v1/place') return { data: { kind: 'one', places: [koeln] } };
    if (path === '/v1/city_search') return { data: [koeln] };
    if (path === '/v1/profile_place' && method === 'GET') return { data: places };
    if (path === '/v1/profile_place') {
      places = [...places, place(9, (body as { street: string }).street)];
      return { data: places.at(-1) };
    }
    if (method !== 'DELETE') return undefined;
    if (refuse) return refuse;
    places = places.filter(({ place_id }) => !path.endsWith(place_id));
    return { status: 204 };
  });
  const api = createApi({ fetch: fake.fetch, locale: 'de' });
  const session = createSessionStore({ api, token: { get: () => Promise.resolve('token') }, signOut: () => {} });
  await session.start();
  session.stop();
  render(
    <ApiContext value={api}>
      <SessionContext value={session}>
        <PlacesPage />
      </SessionContext>
    </ApiContext>,
  );
  return {
    called: (method: string) =>
      fake.calls.filter((call) => call.method === method && call.path.startsWith('/v1/profile_place')),
  };
};
const remove = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog', { name: 'Ort entfernen?' }));
};

describe('own places', () => {
  it('are removed after a question that says what becomes of the things there', async () => {
    const { called } = await open([place(1, 'Hof 1'), place(2, 'Hof 2')]);
    const dialog = await remove(/^Entfernen.*Hof 1/);
    expect(dialog.getByText(/„Hof 1, 50823 Köln“/)).toBeTruthy();
    expect(called('DELETE')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Ort entfernen' }));
    await waitFor(() => expect(screen.queryByText('Hof 1')).toBeNull());
    expect([screen.queryByText('Hof 2') === null, called('DELETE').map(({ path }) => path)]).toEqual([
      false,
      [`/v1/profile_place/${place(1, '').place_id}`],
    ]);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Weitere Orte' }));
  });
  it('stay when the server refuses, and the question says why', async () => {
    await open([place(1, 'Hof 1')], {
      status: 503,
      error: 'x',
      msgcode: 'service_unavailable',
      msgtext: 'Gerade nicht.',
    });
    const dialog = await remove(/^Entfernen.*Hof 1/);
    await userEvent.click(dialog.getByRole('button', { name: 'Ort entfernen' }));
    expect((await dialog.findByText('Gerade nicht.')).getAttribute('role')).toBe('alert');
    expect(screen.getAllByText('Hof 1')).not.toHaveLength(0);
  });
  it('are added here as in the wizard', async () => {
    const { called } = await open([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Ort hinzufügen' }));
    await userEvent.type(await screen.findByLabelText('Straße und Hausnummer'), 'Hof 9');
    await userEvent.type(screen.getByRole('combobox', { name: 'PLZ oder Ort' }), '50823 Köln');
    await userEvent.click(screen.getByRole('button', { name: 'Ort übernehmen' }));
    expect(await screen.findByText('Hof 9')).toBeTruthy();
    expect(called('POST')[0]?.body).toMatchObject({ street: 'Hof 9', postal: '50823', city_id: 'g1' });
    expect(screen.queryByLabelText('Straße und Hausnummer')).toBeNull();
  });
  it('are at most twenty', async () => {
    await open(Array.from({ length: 20 }, (_, n) => place(n, `Hof ${n}`)));
    expect(
      await screen.findByText('Mehr als 20 Orte gehen nicht. Entferne einen, den du nicht mehr brauchst.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ort hinzufügen' })).toBeNull();
  });
});
