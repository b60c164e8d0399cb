import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OfferPatch } from '@lendring/contracts/http/offer.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { demoOffers, demoPicture, ownOffer } from '../../testing/demo-offers.js';
import { createFakeApi, type FakeHandler } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { offerCard } from '../../testing/samples.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { OwnOffersPage } from './OwnOffersPage.js';
import type { OwnOffersSearch } from './list-search.js';

afterEach(cleanup);

const open = (search: OwnOffersSearch, ...handlers: readonly FakeHandler[]) => {
  const fake = createFakeApi(...handlers);
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <h1 id="account-title" tabIndex={-1}>
        Meine Inserate
      </h1>
      <OwnOffersPage search={search} />
    </ApiContext>,
  );
  return {
    called: (method: string, path: string) =>
      fake.calls.filter((call) => call.method === method && call.path.startsWith(path)),
  };
};
const tent = ownOffer({ offer_id: 'a000000001', status: 'active', title: 'Zelt', hits: 1234 });
const draft = ownOffer({ offer_id: 'a000000002', title: '' });
const row = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);
const all: OwnOffersSearch = { tab: 'all', q: '', sort: 'changed', page: 1 };
const item = { hidden: true };

describe('own offers', () => {
  it('show their status, with drafts linking to the wizard', async () => {
    open(all, demoOffers(tent, draft));
    const zelt = await row('Zelt');
    expect(zelt.getByText(text('ownOffers:status.active'))).toBeTruthy();
    expect(zelt.getByText(text('ownOffers:hits', { count: 1234, shown: '1.234' }))).toBeTruthy();
    expect(
      (await row(text('ownOffers:untitled')))
        .getByRole('link', { name: textLike('ownOffers:action.continue') })
        .getAttribute('href'),
    ).toBe('/inserat/erstellen?draft=a000000002');
  });
  it('can be paused and activated again', async () => {
    open(all, demoOffers(tent));
    await userEvent.click(
      (await row('Zelt')).getByRole('button', { name: text('ownOffers:action.deactivate'), ...item }),
    );
    await waitFor(async () => expect((await row('Zelt')).getByText(text('ownOffers:status.inactive'))).toBeTruthy());
    await userEvent.click(
      (await row('Zelt')).getByRole('button', { name: text('ownOffers:action.activate'), ...item }),
    );
    await waitFor(async () => expect((await row('Zelt')).getByText(text('ownOffers:status.active'))).toBeTruthy());
  });
  it('show a lock with a link to the reason and allow only editing and deletion', async () => {
    open(all, demoOffers(tent, ownOffer({ offer_id: 'a000000003', status: 'locked', title: 'Kanu' })));
    const kanu = await row('Kanu');
    expect(kanu.getByText(text('ownOffers:status.locked'))).toBeTruthy();
    expect(kanu.getByRole('link', { name: textLike('ownOffers:locked.why') }).getAttribute('href')).toBe(
      '/benutzerkonto/entscheidungen',
    );
    expect((await row('Zelt')).queryByRole('link', { name: /Entscheidungen/ })).toBeNull();
    for (const name of [text('ownOffers:action.deactivate'), text('ownOffers:action.activate')])
      expect(kanu.queryByRole('button', { name, ...item })).toBeNull();
    expect(kanu.getByRole('link', { name: textLike('ownOffers:action.edit') })).toBeTruthy();
    expect(kanu.getByRole('button', { name: text('ownOffers:action.remove'), ...item })).toBeTruthy();
    expect((await screen.findByRole('link', { name: text('ownOffers:tabs.locked') })).getAttribute('href')).toContain(
      '?tab=locked',
    );
  });
  it('show hidden pictures with a link to the reason', async () => {
    const hidden_images = [1, 2].map((n) => ({
      image_id: demoPicture(n).image_id,
      decision_id: demoPicture(9).image_id,
    }));
    open(all, demoOffers(tent, ownOffer({ offer_id: 'a000000003', status: 'active', title: 'Kanu', hidden_images })));
    const kanu = await row('Kanu');
    expect(kanu.getByText(textLike('ownOffers:hiddenImages', { count: 2 }))).toBeTruthy();
    expect(kanu.getByRole('link', { name: textLike('ownOffers:locked.why') }).getAttribute('href')).toBe(
      '/benutzerkonto/entscheidungen',
    );
    expect((await row('Zelt')).queryByText(/verborgen/)).toBeNull();
  });
  it('have a tab for locked offers only when locked offers exist', async () => {
    const { called } = open(all, demoOffers(tent));
    await row('Zelt');
    await waitFor(() => expect(called('GET', '/v1/offer')).toHaveLength(2));
    expect(screen.queryByRole('link', { name: text('ownOffers:tabs.locked') })).toBeNull();
  });
  it('are deleted only after confirmation', async () => {
    const { called } = open(all, demoOffers(tent, draft));
    await userEvent.click((await row('Zelt')).getByRole('button', { name: text('ownOffers:action.remove'), ...item }));
    expect(called('DELETE', '/v1/offer')).toHaveLength(0);
    expect(within(screen.getByRole('dialog')).getByText(textLike('ownOffers:remove.places'))).toBeTruthy();
    await userEvent.click(
      within(screen.getByRole('dialog', { name: text('ownOffers:remove.title') })).getByRole('button', {
        name: text('ownOffers:remove.action'),
      }),
    );
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Zelt' })).toBeNull());
    // The dialog stays open until the double-click guard has expired.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Meine Inserate' })));
  });
  it('call a draft by that name in the deletion dialog', async () => {
    open(all, demoOffers(tent, draft));
    await userEvent.click(
      (await row(draft.title || text('ownOffers:untitled'))).getByRole('button', {
        name: text('ownOffers:action.remove'),
        ...item,
      }),
    );
    expect(
      within(screen.getByRole('dialog', { name: text('ownOffers:remove.draftTitle') })).getByRole('button', {
        name: text('ownOffers:remove.draftAction'),
      }),
    ).toBeTruthy();
  });
  it('leave the list and count immediately after deletion, even if the server response is stale', async () => {
    const late: FakeHandler = ({ method, path }) =>
      method === 'DELETE' && path.startsWith('/v1/offer/') ? { status: 204 } : undefined;
    const server = demoOffers(tent, draft);
    let asked = 0;
    const once: FakeHandler = (ask) =>
      ask.method === 'GET' && ask.path === '/v1/offer' && (asked += 1) > 1
        ? { status: 503, error: 'x', msgcode: 'service_unavailable', msgtext: 'Gerade nicht.' }
        : undefined;
    open(all, late, once, server);
    expect(await screen.findByText(text('ownOffers:count', { count: 2 }))).toBeTruthy();
    await userEvent.click((await row('Zelt')).getByRole('button', { name: text('ownOffers:action.remove'), ...item }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: text('ownOffers:remove.action') }),
    );
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Zelt' })).toBeNull());
    expect(screen.getByText(text('ownOffers:count', { count: 1 }))).toBeTruthy();
  });
  it('are duplicated once on a double click, with their pictures, another title and new price ids', async () => {
    let count = 0;
    Object.defineProperty(crypto, 'randomUUID', {
      configurable: true,
      value: () => `22222222-2222-4222-8222-${String((count += 1)).padStart(12, '0')}`,
    });
    const whole = ownOffer({
      ...tent,
      category_id: 405,
      images: [demoPicture(1)],
      description: 'Dicht.',
      pricing: offerCard().pricing,
      tags: ['camping'],
      terms_accepted: true,
      number: 'Z-1',
      audience: { ...tent.audience, groups: [{ group_id: 'g000000001', name: 'Verein' }], seen_by: 'members' },
    });
    const { called } = open(all, demoOffers(whole));
    await userEvent.dblClick(
      (await row('Zelt')).getByRole('button', { name: text('ownOffers:action.duplicate'), ...item }),
    );
    await waitFor(() => expect(called('PATCH', '/v1/offer/')).toHaveLength(1));
    expect(called('POST', '/v1/offer').filter(({ path }) => path === '/v1/offer')).toHaveLength(1);
    const { body } = called('PATCH', '/v1/offer/')[0]!;
    expect(OfferPatch.parse(body)).toMatchObject({
      title: text('ownOffers:copyOf', { title: 'Zelt' }),
      category_id: 405,
      description: 'Dicht.',
      tags: ['camping'],
      pricing: [{ pricing_id: expect.stringMatching(/^22222222-/) }],
    });
    expect(body).toMatchObject({ audience: { group_ids: ['g000000001'], seen_by: 'members' } });
    expect(body).not.toHaveProperty('number');
    expect(body).not.toHaveProperty('image_ids');
    expect(body).not.toHaveProperty('terms_accepted');
    await waitFor(() => expect(called('POST', '/v1/offer_image_copy/')).toHaveLength(1));
    expect(called('POST', '/v1/offer_image_copy/')[0]!.body).toEqual({ offer_id: whole.offer_id });
  });
  it('show a server refusal on the page', async () => {
    open(
      all,
      ({ path }) =>
        path.startsWith('/v1/offer_deactivate')
          ? { status: 409, error: 'x', msgcode: 'busy', msgtext: 'Gleich noch einmal.' }
          : undefined,
      demoOffers(tent),
    );
    await userEvent.click(
      (await row('Zelt')).getByRole('button', { name: text('ownOffers:action.deactivate'), ...item }),
    );
    expect((await screen.findByRole('alert')).textContent).toBe(
      text('ownOffers:problem', { title: 'Zelt', text: 'Gleich noch einmal.' }),
    );
  });
  it('are found by title, with an empty state that clears the search', async () => {
    const { called } = open(
      { ...all, q: 'zelt' },
      demoOffers(tent, draft, ownOffer({ offer_id: 'a000000003', title: 'Leiter' })),
    );
    await row('Zelt');
    expect([screen.queryByRole('heading', { name: 'Leiter' }), called('GET', '/v1/offer').length]).toEqual([null, 2]);
    cleanup();
    open({ ...all, tab: 'active', q: 'Boot', sort: 'title' }, demoOffers(tent));
    expect(
      await screen.findByRole('heading', { name: text('ownOffers:empty.found.title', { text: 'Boot' }) }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: text('ownOffers:empty.found.clear') }).getAttribute('href')).toBe(
      '/benutzerkonto/inserate?tab=active&sort=title',
    );
    expect(screen.getByRole('link', { name: text('ownOffers:tabs.inactive') }).getAttribute('href')).toBe(
      '/benutzerkonto/inserate?tab=inactive&q=Boot&sort=title',
    );
  });
  it('show an empty state per tab', async () => {
    open(all, demoOffers());
    expect(await screen.findByRole('heading', { name: text('ownOffers:empty.all.title') })).toBeTruthy();
    cleanup();
    open({ ...all, tab: 'inactive' }, demoOffers(tent));
    expect(await screen.findByRole('heading', { name: text('ownOffers:empty.inactive.title') })).toBeTruthy();
  });
});
