import { afterEach, expect, it } from 'vitest';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { lentOn } from '../../testing/demo-requests.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { ownOffer } from '../../testing/demo-offers.js';
import { text, textIn } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { AgreedOn, useAgreedOn } from './AgreedOn.js';
import { BlockDays } from './BlockDays.js';

afterEach(cleanup);

const asked = (from: string, to: string, offerId = 'a1b2c3d4e5') =>
  lentOn(from, to, { request_id: crypto.randomUUID(), offer_id: offerId, status: 'open', vendor_accepted: false });

function Warning({ first, last }: Readonly<{ first: string | null; last: string | null }>) {
  const rule = first && last ? { from: first, to: last, hours: null, repeat: null } : null;
  return <AgreedOn {...useAgreedOn(['a1b2c3d4e5'], rule, '2027-07-01')} />;
}

const said = async (locale: 'de' | 'en' | 'nl', first: string | null, last: string | null) => {
  const entries = [
    asked('2027-07-04', '2027-07-06'),
    asked('2027-07-06', '2027-07-08'),
    asked('2027-07-20', '2027-07-21', 'b1b2c3d4e5'),
    lentOn('2027-07-25', '2027-07-26', { offer_id: 'a1b2c3d4e5', title: 'Zelt' }),
  ];
  const fake = createFakeApi(({ path }) => (path === '/v1/calendar' ? { data: entries } : undefined));
  const api = createApi({ fetch: fake.fetch, locale });
  const page = (from: string | null, to: string | null) => (
    <ApiContext value={api}>
      <Warning first={from} last={to} />
    </ApiContext>
  );
  const view = render(page('2027-07-04', '2027-07-04'), locale);
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  view.rerender(page(first, last));
  return screen.getByRole('status').textContent;
};

it.each([
  ['de', 'Für diese Tage gibt es eine offene Anfrage.', 'Für diese Tage gibt es 2 offene Anfragen.'],
  ['en', 'Someone has requested these days.', 'There are 2 open requests for these days.'],
  ['nl', 'Er is een open aanvraag voor deze dagen.', 'Er zijn 2 open aanvragen voor deze dagen.'],
] as const)('warns about open requests before days are blocked: %s', async (locale, one, two) => {
  expect(await said(locale, '2027-07-08', '2027-07-10')).toContain(one);
  cleanup();
  expect(await said(locale, '2027-07-01', '2027-07-20')).toContain(two);
});
it.each(['de', 'en', 'nl'] as const)('names loans that stay before days are blocked: %s', async (locale) => {
  const warning = await said(locale, '2027-07-26', '2027-07-30');
  expect(warning).toContain(textIn(locale)('blocks:lent', { count: 1 }));
  expect(warning).toContain('Zelt, ');
});
it.each([
  ['days of another offer', '2027-07-20', '2027-07-21'],
  ['days without a request', '2027-07-09', '2027-07-10'],
  ['no days yet', null, null],
])('shows no warning for %s', async (_, first, last) => expect(await said('de', first, last)).toBe(''));

it('blocks the rest at once where a loan on the days is named', async () => {
  const first = addDays(dayIn(new Date().toISOString(), 'Europe/Berlin'), 30);
  const tent = { ...ownOffer(), offer_id: 'a1b2c3d4e5', title: 'Zelt' };
  const loan = lentOn(first, first, { offer_id: tent.offer_id, title: 'Zelt' });
  const fake = createFakeApi(({ method, path }) => {
    if (method === 'POST') return { data: { lent: [{}] } };
    if (path === '/v1/request') return { data: { requests: [] } };
    if (path === '/v1/calendar') return { data: [loan] };
    return path.startsWith('/v1/offer_calendar/') ? { data: [] } : { data: tent };
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <BlockDays offer={tent} />
    </ApiContext>,
  );
  fireEvent.change(await screen.findByLabelText(text('common:ui.from')), { target: { value: first } });
  expect(await screen.findByRole('link', { name: /^Zelt/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: text('blocks:rest') }));
  expect(await screen.findByText(text('blocks:restDone', { count: 1 }))).toBeTruthy();
  expect(fake.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/v1/calendar_unavailability',
  ]);
});

it('blocks the rest of days of which a loan takes a part', async () => {
  const first = addDays(dayIn(new Date().toISOString(), 'Europe/Berlin'), 30);
  const last = addDays(first, 4);
  const tent = { ...ownOffer(), offer_id: 'a1b2c3d4e5', title: 'Zelt' };
  const fake = createFakeApi(({ method, path }) => {
    if (method === 'POST' && path === '/v1/offer_unavailability')
      return { status: 409, error: 'conflict', msgcode: 'days_lent', msgtext: 'Hier ist schon etwas verliehen.' };
    if (method === 'POST' && path === '/v1/calendar_unavailability') return { data: { lent: [{}] } };
    if (path === '/v1/request') return { data: { requests: [] } };
    return path === '/v1/calendar' || path.startsWith('/v1/offer_calendar/') ? { data: [] } : { data: tent };
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <BlockDays offer={tent} />
    </ApiContext>,
  );
  fireEvent.change(await screen.findByLabelText(text('common:ui.from')), { target: { value: first } });
  fireEvent.change(screen.getByLabelText(text('common:ui.until')), { target: { value: last } });
  await userEvent.click(screen.getByRole('button', { name: text('blocks:action') }));
  await userEvent.click(await screen.findByRole('button', { name: text('blocks:rest') }));
  expect(await screen.findByText(text('blocks:restDone', { count: 1 }))).toBeTruthy();
  const sent = fake.calls.find(({ method, path }) => method === 'POST' && path === '/v1/calendar_unavailability');
  expect(sent?.body).toMatchObject({ offer_ids: ['a1b2c3d4e5'], date_from: first, date_to: last, requesttype_id: 2 });
});
