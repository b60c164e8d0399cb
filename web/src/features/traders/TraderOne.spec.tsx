import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { certification } from '@lendring/contracts/account/trader-rules.js';
import { TraderRowShape } from '@lendring/contracts/http/traders.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { VatIdCheck } from './TraderOne.js';

afterEach(cleanup);

const at = '2027-02-01T09:00:00.000Z';
const vatId = 'ATU13585627';
const trader = TraderRowShape.parse({
  user_id: '0b9a5f7e-6d1c-4f0e-9a34-5c2d7e8f1a20',
  trader_id: '6a1d0f52-93b7-4c8e-b2a4-7e5f30c9d811',
  nickname: 'Radwerk',
  state: 'checked',
  details: {
    name: 'Alex Beispiel',
    company: 'Radwerk',
    street: 'Graben 1',
    postal: '1010',
    city: 'Wien',
    country: 'AT',
    phone: null,
    email: null,
    register: null,
    vat_id: vatId,
  },
  certification: { version: certification, at },
  reason: null,
  vat_id_confirmed: false,
  seen: at,
  until: null,
});

const show = (row: TraderRowShape) => {
  const fake = createFakeApi(({ method }) => (method === 'PATCH' ? { data: undefined } : undefined));
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <VatIdCheck trader={row} vatId={vatId} />
    </ApiContext>,
  );
  return fake;
};

it('links to VIES and confirms the displayed VAT id', async () => {
  const { calls } = show(trader);
  const vies = await screen.findByRole('link', { name: text('trader:staff.vat.vies') });
  expect(vies.getAttribute('href')).toBe('https://ec.europa.eu/taxation_customs/vies/');
  await userEvent.click(screen.getByRole('button', { name: text('trader:staff.vat.confirm') }));
  await waitFor(() =>
    expect(calls.flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []))).toEqual([
      { seen: at, finding: { outcome: 'vat_id_confirmed' } },
    ]),
  );
});

it('a confirmed VAT id has no confirm button', async () => {
  show({ ...trader, vat_id_confirmed: true });
  await screen.findByText(textLike('trader:staff.vat.confirmed'));
  expect(screen.queryByRole('button')).toBeNull();
});
