import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { OfferDefaultsShape } from '@lendring/contracts/http/offer.js';
import { noPreparation } from '@lendring/contracts/rules/preparation.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { SessionContext } from '../../../lib/session/session-context.js';
import { noAskRulesShape } from '../../../parts/offers/ask-rules.js';
import { createFakeApi, type FakeHandler } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { sessionOf } from '../../../testing/session.js';
import { text } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { openStep } from '../testing.js';
import { DefaultsPage } from './DefaultsPage.js';

afterEach(cleanup);

const none: OfferDefaultsShape = {
  deposit: null,
  deposit_kind: null,
  deposit_per_unit: false,
  hold_hours: 48,
  booking_rules: { lead_days: 0, lead_until: null, longest_advance: null, preparation: noPreparation },
  ask_rules: noAskRulesShape,
  delivery: null,
  set: false,
};

const answering =
  (defaults: OfferDefaultsShape): FakeHandler =>
  ({ path, method, body }) =>
    path === '/v1/offer_defaults'
      ? { data: method === 'PATCH' ? { ...(body as OfferDefaultsShape), set: true } : defaults }
      : undefined;

describe('default conditions of new offers', () => {
  it('are saved whole, and incomplete ones are not', async () => {
    const fake = createFakeApi(answering(none));
    render(
      <SessionContext value={sessionOf({ status: 'out' })}>
        <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
          <DefaultsPage />
        </ApiContext>
      </SessionContext>,
    );
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText(text('wizard:booking.lead')), '2');
    await user.click(screen.getByRole('radio', { name: new RegExp(text('wizard:deposit.cash')) }));
    const saved = () => fake.calls.filter(({ method }) => method === 'PATCH');
    await user.click(screen.getByRole('button', { name: text('account:save') }));
    expect(saved()).toEqual([]);
    await user.type(screen.getByLabelText(text('wizard:deposit.amount')), '50');
    await user.click(screen.getByRole('button', { name: text('account:save') }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    const { set: _, ...conditions } = none;
    expect(saved()[0]?.body).toEqual({
      ...conditions,
      deposit: 5000,
      deposit_kind: 'cash',
      deposit_per_unit: false,
      booking_rules: { ...none.booking_rules, lead_days: 2 },
    });
  });

  it('are named where a new offer begins with them', async () => {
    openStep(undefined, 'terms', 'create', answering({ ...none, deposit: 5000, deposit_kind: 'cash', set: true }));
    expect(await screen.findByRole('link', { name: 'Vorgaben für neue Inserate' })).not.toBeNull();
    cleanup();
    openStep(undefined, 'terms', 'create', answering(none));
    await screen.findByRole('heading', { name: text('wizard:conditions.title') });
    expect(screen.queryByRole('link', { name: 'Vorgaben für neue Inserate' })).toBeNull();
  });
});
