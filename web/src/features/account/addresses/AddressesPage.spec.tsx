import { afterEach, describe, expect, it } from 'vitest';
import type { OwnPlaceShape, ProfilePatch } from '@lendring/contracts/http/profile.js';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createSessionStore, type Profile } from '../../../lib/session/session.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import { createFakeApi, type FakeAnswer } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { koelnWith } from '../../../testing/samples.js';
import { fullProfile } from '../testing/samples.js';
import { text, textLike } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { AddressesPage } from './AddressesPage.js';

afterEach(cleanup);

const place = (n: number, street: string): OwnPlaceShape => ({
  place_id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  name: null,
  street,
  postal_id: 'de-50823',
  postal: '50823',
  city: 'Köln',
  city_id: 'g1',
  city_url: 'koeln',
  country: 'DE',
});
const koeln = { ...koelnWith('50823'), postal_id: 'de-50823' };

const asked: object[] = [];
const open = async (start: readonly OwnPlaceShape[], refuse?: FakeAnswer) => {
  let places = [...start];
  let profile = fullProfile;
  const fake = createFakeApi(({ method, path, body, query }): FakeAnswer | undefined => {
    if (path === '/v1/init') return { data: { profile, usergroup: [] } };
    if (path === '/v1/city') {
      asked.push(Object.fromEntries(query));
      return { data: { ...koeln, postal: [{ id: 'x', postal: '50667' }, ...koeln.postal], postal_id: 'de-50823' } };
    }
    if (path === '/v1/profile' && method === 'PATCH') {
      const { billing_address: billing, ...rest } = body as ProfilePatch;
      const { place_id: _, name: _name, ...address } = place(0, billing?.street ?? '');
      const changed = billing === undefined ? {} : { billing_address: billing && address };
      profile = { ...profile, ...(rest as Partial<Profile>), ...changed };
      return { data: profile };
    }
    if (path === '/v1/place') return { data: { kind: 'one', places: [koeln] } };
    if (path === '/v1/city_search') return { data: [koeln] };
    if (path === '/v1/profile_place' && method === 'GET') return { data: places };
    if (path === '/v1/profile_place') {
      places = [...places, place(9, (body as { street: string }).street)];
      return { data: places.at(-1) };
    }
    if (method === 'PATCH') {
      const { name } = body as { name: string | null };
      if (name === 'Taken')
        return {
          status: 409,
          error: 'x',
          msgcode: 'place_name_taken',
          msgtext: 'Heißt schon so.',
          fields: [{ path: 'name', code: 'place_name_taken', text: 'Heißt schon so.' }],
        };
      places = places.map((one) => (path.endsWith(one.place_id) ? { ...one, name } : one));
      return { status: 204 };
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
        <AddressesPage />
      </SessionContext>
    </ApiContext>,
  );
  return {
    called: (method: string, path = '/v1/profile_place') =>
      fake.calls.filter((call) => call.method === method && call.path.startsWith(path)),
  };
};
const remove = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog', { name: text('account:places.removeTitle') }));
};

describe('own places', () => {
  it('removes a place after a confirmation that names the place', async () => {
    const { called } = await open([place(1, 'Hof 1'), place(2, 'Hof 2')]);
    const dialog = await remove(/^Entfernen.*Hof 1/);
    expect(dialog.getByText(/„Hof 1, 50823 Köln“/)).toBeTruthy();
    expect(called('DELETE')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: text('account:places.removeAction') }));
    await waitFor(() => expect(screen.queryByText('Hof 1')).toBeNull());
    expect([screen.queryByText('Hof 2') === null, called('DELETE').map(({ path }) => path)]).toEqual([
      false,
      [`/v1/profile_place/${place(1, '').place_id}`],
    ]);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: text('account:places.title') }));
  });
  it('keeps a place and shows the reason in the dialog when the server refuses removal', async () => {
    await open([place(1, 'Hof 1')], {
      status: 503,
      error: 'x',
      msgcode: 'service_unavailable',
      msgtext: 'Gerade nicht.',
    });
    const dialog = await remove(/^Entfernen.*Hof 1/);
    await userEvent.click(dialog.getByRole('button', { name: text('account:places.removeAction') }));
    expect((await dialog.findByText('Gerade nicht.')).getAttribute('role')).toBe('alert');
    expect(screen.getAllByText('Hof 1')).not.toHaveLength(0);
  });
  it('names a place, and shows at the field that a name is taken', async () => {
    const { called } = await open([place(1, 'Hof 1')]);
    await userEvent.click(await screen.findByRole('button', { name: /^Namen geben.*Hof 1/ }));
    const dialog = within(screen.getByRole('dialog', { name: text('account:places.nameTitle') }));
    const field = dialog.getByLabelText(new RegExp(`^${text('address:placeName')}`));
    await userEvent.type(field, 'Taken{Enter}');
    expect(await dialog.findByText('Heißt schon so.')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, ' Lager Nord ');
    await userEvent.click(dialog.getByRole('button', { name: text('account:save') }));
    expect(await screen.findByText('Lager Nord')).toBeTruthy();
    expect(screen.getByText('Hof 1, 50823 Köln')).toBeTruthy();
    expect(called('PATCH').map(({ body }) => body)).toEqual([{ name: 'Taken' }, { name: 'Lager Nord' }]);
    expect(screen.getByRole('button', { name: /^Umbenennen.*Lager Nord/ })).toBeTruthy();
  });
  it('adds a place with the same address form as the wizard', async () => {
    const { called } = await open([]);
    await userEvent.click(await screen.findByRole('button', { name: text('account:places.add') }));
    await userEvent.type(await screen.findByLabelText(text('address:street')), 'Hof 9');
    await userEvent.type(screen.getByRole('combobox', { name: text('address:place') }), '50823 Köln');
    await userEvent.click(screen.getByRole('button', { name: text('address:takePlace') }));
    expect(await screen.findByText('Hof 9')).toBeTruthy();
    expect(called('POST')[0]?.body).toMatchObject({ street: 'Hof 9', postal: '50823', city_id: 'g1' });
    expect(screen.queryByLabelText(text('address:street'))).toBeNull();
  });
  it('allows at most twenty places', async () => {
    await open(Array.from({ length: 20 }, (_, n) => place(n, `Hof ${n}`)));
    expect(await screen.findByText(text('account:places.full', { count: 20 }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: text('account:places.add') })).toBeNull();
  });
});

describe('the primary place for new offers', () => {
  it('can be changed to another place and back to the main address', async () => {
    const { called } = await open([place(1, 'Hof 1')]);
    await userEvent.click(await screen.findByRole('button', { name: /^Für neue Inserate verwenden.*Hof 1/ }));
    const back = await screen.findByRole('button', { name: /^Für neue Inserate verwenden.*Venloer/ });
    await userEvent.click(back);
    await screen.findByRole('button', { name: /^Für neue Inserate verwenden.*Hof 1/ });
    expect(called('PATCH', '/v1/profile').map(({ body }) => body)).toMatchObject([
      { primary_place_id: place(1, '').place_id },
      { primary_place_id: null },
    ]);
  });
});

describe('the billing address', () => {
  it('explains its use, can be added and is deleted after a confirmation', async () => {
    const { called } = await open([]);
    const billing = within(screen.getByRole('region', { name: text('account:billing.title') }));
    expect(billing.getByText(textLike('account:billing.use'))).toBeTruthy();
    await userEvent.click(billing.getByRole('button', { name: text('account:billing.add') }));
    await userEvent.type(await screen.findByLabelText(text('address:street')), 'Büro 9');
    await userEvent.type(screen.getByRole('combobox', { name: text('address:place') }), '50823 Köln');
    await userEvent.click(screen.getByRole('button', { name: text('account:save') }));
    expect(await billing.findByText('Büro 9, 50823 Köln')).toBeTruthy();
    await userEvent.click(billing.getByRole('button', { name: text('account:billing.remove') }));
    expect(called('PATCH', '/v1/profile')).toHaveLength(1);
    const dialog = within(screen.getByRole('dialog', { name: text('account:billing.removeTitle') }));
    await userEvent.click(dialog.getByRole('button', { name: text('account:billing.remove') }));
    await waitFor(() => expect(billing.queryByText('Büro 9, 50823 Köln')).toBeNull());
    expect(called('PATCH', '/v1/profile').at(-1)?.body).toMatchObject({ billing_address: null });
  });
});

describe('the forms of the addresses page', () => {
  it('are open one at a time because they share their fields', async () => {
    await open([]);
    await userEvent.click(await screen.findByRole('button', { name: text('account:places.add') }));
    expect(await screen.findAllByLabelText(text('address:street'))).toHaveLength(1);
    expect(screen.queryByRole('button', { name: text('account:billing.add') })).toBeNull();
    const card = within(screen.getByRole('group', { name: text('address:newPlace') }));
    await userEvent.click(card.getByRole('button', { name: text('common:ui.cancel') }));
    await userEvent.click(screen.getByRole('button', { name: text('account:billing.add') }));
    expect(await screen.findAllByLabelText(text('address:street'))).toHaveLength(1);
    expect(screen.queryByRole('button', { name: text('account:places.add') })).toBeNull();
  });
});

describe('the position of the device', () => {
  it('fills in the postal code, shows its accuracy and sends only rounded coordinates to the server', async () => {
    const coords = { latitude: 50.95123, longitude: 6.91567, accuracy: 1234.4 };
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (done: (found: object) => void) => done({ coords }) },
    });
    await open([]);
    await userEvent.click(await screen.findByRole('button', { name: text('account:places.add') }));
    await userEvent.click(await screen.findByRole('button', { name: text('address:position.use') }));
    expect(
      await screen.findByText(textLike('address:position.found', { place: '50823 Köln', metres: '1.234' })),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: text('address:place') }).value).toBe('50823 Köln');
    expect(asked).toEqual([{ lat: '50.952', lng: '6.916' }]);
  });
  it('shows a message when the user denies access to the position', async () => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (_: unknown, failed: (why: object) => void) => failed({ code: 1, message: '' }) },
    });
    await open([]);
    await userEvent.click(await screen.findByRole('button', { name: text('account:places.add') }));
    await userEvent.click(await screen.findByRole('button', { name: text('address:position.use') }));
    expect(await screen.findByText(textLike('address:position.denied'))).toBeTruthy();
  });
});
