import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { createApi } from '../../../lib/api.js';
import { ApiContext } from '../../../lib/api-context.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { InvoiceParts } from './InvoiceParts.js';

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

it('shows the tab where a provider moves money and a payment without a booking waits', async () => {
  const fake = createFakeApi(({ path, query }) => {
    if (path !== '/v1/transfer_all') return undefined;
    const total = query.get('state') === 'unmatched' ? 1 : 0;
    return { data: { on: false, transfers: [], paging: { page: 1, size: 1, total } } };
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <InvoiceParts at="invoices" />
    </ApiContext>,
  );
  expect(await screen.findByRole('link', { name: 'Rückzahlungen' })).toBeTruthy();
});

it('says at the tab of transfers how many are to be sent back', async () => {
  const fake = createFakeApi(({ path, query }) => {
    if (path !== '/v1/transfer_all') return undefined;
    const total = query.get('state') === 'owed' ? 2 : 0;
    return { data: { on: true, transfers: [], paging: { page: 1, size: 1, total } } };
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <InvoiceParts at="invoices" />
    </ApiContext>,
  );
  expect(await screen.findByRole('link', { name: 'Überweisungen (0) · 2 zurückzuzahlen' })).toBeTruthy();
});
