import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { noLocation, type Location } from '@lendring/contracts/place/location.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { testTexts, text } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { toasts } from '../../../ui/toasts.js';
import { koeln, village } from '../examples.js';
import { fieldName, WhereField } from './WhereField.js';

afterEach(cleanup);
let position: PositionCallback | null;
beforeEach(() => {
  position = null;
  for (const { id } of toasts.get()) toasts.dismiss(id);
  // jsdom implements neither abort timeouts nor geolocation.
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

const device = (fail?: GeolocationPositionError) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (ok: PositionCallback, no: PositionErrorCallback) => {
        position = ok;
        if (fail) no(fail);
        else ok({ coords: { latitude: 50.94, longitude: 6.96, accuracy: 23.456 } } as GeolocationPosition);
      },
    },
  });

const open = (start: Location = noLocation) => {
  const places: Location[] = [];
  const fake = createFakeApi(({ path, query }) => {
    if (path !== '/v1/city_search') return undefined;
    const asked = (query.get('query') ?? '').toLowerCase();
    return { data: asked === 'köl' ? [koeln, village] : asked === 'köln' ? [koeln] : [] };
  });
  function Field() {
    const [location, setLocation] = useState(start);
    const [words, setText] = useState(fieldName(testTexts('de').t, start));
    return (
      <WhereField
        location={location}
        onLocation={(next) => {
          places.push(next);
          setLocation(next);
          setText(fieldName(testTexts('de').t, next));
        }}
        text={words}
        onText={setText}
      />
    );
  }
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <Field />
    </ApiContext>,
  );
  return {
    places,
    asked: () => fake.calls.length,
    field: screen.getByRole('combobox', { name: text('common:search.where') }) as HTMLInputElement,
  };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('WhereField (spec §2, location bar)', () => {
  it('queries places from the third character on, debounced', async () => {
    const { field, asked } = open();
    await userEvent.type(field, 'Kö');
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 500);
        }),
    );
    expect(asked()).toBe(0);
    await userEvent.type(field, 'ln');
    await waitFor(() => expect(options()).not.toEqual([]));
    expect(asked()).toBe(1);
  });
  it('lists a town with several postal codes as a group and other towns as one option', async () => {
    const { field, places } = open();
    await userEvent.type(field, 'Köl');
    await waitFor(() =>
      expect(options()).toEqual([
        'Köln Nordrhein-Westfalen',
        '50667 Köln',
        '50823 Köln',
        '50733 Köln',
        '51588 Nümbrecht Nordrhein-Westfalen',
      ]),
    );
    expect(screen.getByRole('group', { name: 'Köln' })).toBeTruthy();
    await userEvent.click(screen.getByRole('option', { name: '50823 Köln' }));
    expect(places.at(-1)).toMatchObject({
      mode: 'city',
      city: { cityUrl: 'koeln' },
      postal: { postal: '50823' },
      radius: -1,
    });
    expect(field.value).toBe('50823 Köln');
  });
  it('reports when no place matches', async () => {
    const { field } = open();
    await userEvent.type(field, 'xyzzy');
    await waitFor(() => expect(options()).toEqual([text('common:search.noPlace')]));
  });
  it('suggests entering the town for an unknown postal code', async () => {
    const { field } = open();
    await userEvent.type(field, '1012 AB');
    await waitFor(() => expect(options()).toEqual([text('common:search.codeUnknown', { place: '1012 AB' })]));
  });
  it('uses the device position, states its accuracy and disables invalid radii', async () => {
    device();
    const { places, field } = open();
    await userEvent.click(screen.getByRole('button', { name: text('common:search.myPlace') }));
    expect(position).not.toBeNull();
    await waitFor(() => expect(places.at(-1)).toMatchObject({ mode: 'gps', radius: 50 }));
    expect(toasts.get().at(-1)?.text).toBe(text('common:search.gpsFound', { metres: '23,46' }));
    expect(field.value).toBe(text('common:search.myPlace'));
    const radius = screen.getByRole('combobox', { name: text('common:search.radius') });
    expect((radius.querySelector('option[value=""]') as HTMLOptionElement).disabled).toBe(true);
    await userEvent.selectOptions(radius, '10');
    expect(places.at(-1)).toMatchObject({ mode: 'gps', radius: 10 });
  });
  it('removes the place when the position fails', async () => {
    device({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError);
    const { places } = open();
    await userEvent.click(screen.getByRole('button', { name: text('common:search.myPlace') }));
    await waitFor(() => expect(places).toEqual([noLocation]));
    expect(toasts.get().at(-1)).toMatchObject({
      kind: 'error',
      text: text('common:search.gpsError', { code: 1, message: 'User denied Geolocation' }),
    });
  });
  it('clears the place', async () => {
    const { places, field } = open({
      mode: 'city',
      city: { id: 'g1', city: 'Nümbrecht', cityUrl: 'nuembrecht' },
      postal: null,
      entireCity: false,
      radius: 5,
    });
    await userEvent.click(screen.getByRole('button', { name: text('common:search.clearPlace') }));
    expect(places).toEqual([noLocation]);
    expect(field.value).toBe('');
  });
});
