import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { PayLink } from './pending-payment.js';

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

it('links from a pending booking to its payment page', async () => {
  const fake = createFakeApi(({ path }) =>
    path === '/v1/payment/p1' ? { data: { page: 'https://pay.example/p1', transfer: null } } : undefined,
  );
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <PayLink paymentId="p1" />
    </ApiContext>,
  );
  const link = () => screen.getByRole('link', { name: text('billing:pending.pay') }).getAttribute('href');
  await waitFor(() => expect(link()).toBe('https://pay.example/p1'));
});
