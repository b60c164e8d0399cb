import { RouterContextProvider, useRouterState } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoHandler } from '../../testing/demo-api.js';
import { demoOffers } from '../../testing/demo-offers.js';
import { routerAt } from '../../testing/page.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { ListTools } from './ListTools.js';
import { parseOwnOffersSearch } from './list-search.js';

function AtAddress() {
  return <ListTools search={useRouterState({ select: (state) => parseOwnOffersSearch(state.location.search) })} />;
}
const open = async (address: string) => {
  const { router, i18n, texts } = await routerAt(address, 'de', demoOffers(), demoHandler(true));
  await router.load();
  await texts.load('ownOffers');
  render(
    <RouterContextProvider router={router}>
      <I18nextProvider i18n={i18n}>
        <AtAddress />
      </I18nextProvider>
    </RouterContextProvider>,
  );
  const fields = {
    find: screen.getByLabelText<HTMLInputElement>(text('ownOffers:tools.find')),
    sort: screen.getByLabelText<HTMLSelectElement>(text('ownOffers:tools.sort')),
  };
  return { ...fields, router, at: () => decodeURIComponent(router.latestLocation.publicHref) };
};

beforeAll(() => {
  // Stub both functions, because the test environment implements neither.
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});
afterEach(cleanup);

describe('search and sorting of own offers', () => {
  it('are stored in the URL, keep the tab and return to the first page', async () => {
    const { find, sort, at } = await open('/benutzerkonto/inserate?tab=active&page=3');
    await userEvent.type(find, 'Zelt fü');
    await waitFor(() => expect(at()).toBe('/benutzerkonto/inserate?tab=active&q=Zelt+fü'));
    await userEvent.selectOptions(sort, text('ownOffers:sort.title'));
    await waitFor(() => expect(at()).toBe('/benutzerkonto/inserate?tab=active&q=Zelt+fü&sort=title'));
    await userEvent.clear(find);
    await waitFor(() => expect(at()).toBe('/benutzerkonto/inserate?tab=active&sort=title'));
  });
  it('are restored from the URL after a reload and on back navigation', async () => {
    const { find, sort, router } = await open('/benutzerkonto/inserate?q=2024&sort=hits');
    expect([find.value, sort.value]).toEqual(['2024', 'hits']);
    await act(() => router.navigate({ to: '/account/offers', search: { q: 'Leiter' } }));
    await waitFor(() => expect([find.value, sort.value]).toEqual(['Leiter', 'changed']));
    await act(async () => {
      router.history.back();
      await router.load();
    });
    await waitFor(() => expect([find.value, sort.value]).toEqual(['2024', 'hits']));
  });
  it('apply immediately on Enter', async () => {
    const { find, at } = await open('/benutzerkonto/inserate');
    await userEvent.type(find, 'Zelt{Enter}');
    await waitFor(() => expect(at()).toBe('/benutzerkonto/inserate?q=Zelt'));
  });
});
