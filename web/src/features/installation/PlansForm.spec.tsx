import { afterEach, describe, expect, it } from 'vitest';
import type { Plan } from '@lendring/contracts/billing/catalogue.js';
import { defaultCatalogue } from '@lendring/contracts/billing/default-catalogue.js';
import type { SettingShape } from '@lendring/contracts/http/installation.js';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { SettingsPage } from './SettingsPage.js';

afterEach(cleanup);

const shown = (number: number, plans: Plan[]): SettingShape => ({
  number,
  setting: { part: 'plans', value: plans },
  beginning: { part: 'plans', value: defaultCatalogue.plans },
  versions: [],
  paging: { page: 1, size: 20, total: number, hasNextPage: false },
});

type Sent = Readonly<{ after: number; reason: string; setting: Readonly<{ value: Plan[] }> }>;

const open = async () => {
  let now = shown(3, defaultCatalogue.plans);
  const state = { changedByOthers: false };
  const fake = createFakeApi(({ method, path, body }) => {
    if (path !== '/v1/setting') return undefined;
    if (method !== 'PATCH') return { data: now };
    if (state.changedByOthers)
      return {
        status: 409,
        error: 'conflict',
        msgcode: 'setting_changed',
        msgtext: 'Jemand hat das inzwischen geändert.',
      };
    now = shown(now.number + 1, (body as Sent).setting.value);
    return { data: now };
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <SettingsPage search={{ part: 'plans' }} />
    </ApiContext>,
  );
  await screen.findByRole('heading', { name: 'Plus' });
  const sent = () => fake.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body as Sent);
  const plan = (name: string) => within(screen.getByRole('region', { name }));
  const fill = async (field: HTMLElement, words: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, words);
  };
  const publish = async () => {
    await fill(screen.getByLabelText(text('backoffice:settings.reason')), 'Neue Preise');
    await userEvent.click(screen.getByRole('button', { name: text('backoffice:settings.publish') }));
  };
  return { state, sent, plan, fill, publish };
};

describe('the plans form', () => {
  it('publishes a changed price and a withdrawn plan based on the version the form has loaded', async () => {
    const { sent, plan, fill, publish } = await open();
    await fill(plan('Plus').getByLabelText(text('backoffice:settings.plans.price.month')), '5,90');
    await userEvent.click(plan('Business').getByLabelText(text('backoffice:settings.plans.offered')));
    expect(plan('Business').getByText(text('backoffice:settings.plans.notOffered'))).toBeTruthy();
    expect(
      plan('Business').queryByRole('button', { name: text('backoffice:settings.plans.remove'), hidden: true }),
    ).toBeNull();
    expect(plan('Kostenlos').queryByLabelText(text('backoffice:settings.plans.offered'))).toBeNull();
    expect(screen.getByText('plus · Preis im Monat, netto')).toBeTruthy();
    await publish();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [free, plus, business] = defaultCatalogue.plans;
    expect(sent()[0]).toEqual({
      after: 3,
      reason: 'Neue Preise',
      setting: {
        part: 'plans',
        value: [free, { ...plus, price: { month: 590, year: 4_900 } }, { ...business, offered: false }],
      },
    });
    await screen.findByText(text('backoffice:settings.same'));
  });

  it('opens a new plan with missing fields and publishes the plan once complete', async () => {
    const { sent, plan, fill, publish } = await open();
    await userEvent.click(screen.getByRole('button', { name: text('backoffice:settings.plans.add') }));
    await publish();
    const link = await screen.findByRole('link', {
      name: text('backoffice:settings.plans.problem.needed', { plan: 'Neuer Tarif', field: 'Name auf Deutsch' }),
    });
    expect(link.getAttribute('href')).toBe('#plans-3-title-de');
    expect(document.getElementById('plans-3-title-de')?.closest('details')?.open).toBe(true);
    expect(sent()).toEqual([]);
    for (const code of ['de', 'en', 'nl']) {
      await fill(document.getElementById(`plans-3-title-${code}`)!, 'Pro');
      await fill(document.getElementById(`plans-3-text-${code}`)!, text('common:ui.more'));
    }
    await fill(plan('Pro').getByLabelText(text('backoffice:settings.plans.price.month')), '9');
    await fill(plan('Pro').getByLabelText(text('backoffice:settings.plans.price.year')), '90');
    await userEvent.click(screen.getByRole('button', { name: text('backoffice:settings.plans.up', { title: 'Pro' }) }));
    await publish();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.setting.value.map(({ planId }) => planId)).toEqual(['free', 'plus', 'pro', 'business']);
    expect(sent()[0]?.setting.value[2]).toMatchObject({ price: { month: 900, year: 9_000 }, offered: true });
  });

  it('reports a conflict with a concurrent change and keeps the typed values', async () => {
    const { state, plan, fill, publish } = await open();
    state.changedByOthers = true;
    await fill(plan('Plus').getByLabelText(text('backoffice:settings.plans.price.month')), '5,90');
    await publish();
    await screen.findByText('Jemand hat das inzwischen geändert.');
    expect(plan('Plus').getByLabelText(text('backoffice:settings.plans.price.month'))).toHaveProperty('value', '5,90');
  });
});
