import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createApi } from '../../../lib/api-client/api.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text } from '../../../testing/texts.js';
import { InvoiceParts } from './TransfersPage.js';

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

const none = { waiting: 0, given_up: 0, unmatched: 0, owed: 0, disputed: 0 };

it('shows the transfers tab for an unmatched payment while bank transfers are off', async () => {
  const fake = createFakeApi(({ path }) =>
    path === '/v1/transfer_counts' ? { data: { on: false, counts: { ...none, unmatched: 1 } } } : undefined,
  );
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <InvoiceParts at="invoices" />
    </ApiContext>,
  );
  expect(await screen.findByRole('link', { name: text('bookkeeping:transfers.back') })).toBeTruthy();
});

it('shows the number of due refunds in the transfers tab', async () => {
  const fake = createFakeApi(({ path }) =>
    path === '/v1/transfer_counts' ? { data: { on: true, counts: { ...none, owed: 2 } } } : undefined,
  );
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <InvoiceParts at="invoices" />
    </ApiContext>,
  );
  expect(await screen.findByRole('link', { name: 'Überweisungen (0) · 2 zurückzuzahlen' })).toBeTruthy();
});
