import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { demoHandler } from '../../../testing/demo-api.js';
import { routerAt } from '../../../testing/page.js';
import { text } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { allCategories, category, koeln } from '../examples.js';
import { categoryLevels } from './FilterSheet.js';
import type { List } from '../model/list.js';
import { FilterChips } from './FilterChips.js';
import type { Facets } from './FilterFields.js';

const inKoeln: List = { route: 'city', term: 'Zelt', category: null, city: koeln, fields: { free: true } };

const open = async (list: List, facets: Facets = [], total = 100) => {
  const { router, i18n, texts } = await routerAt(
    '/',
    'de',
    ({ path }) => (path === '/v1/category' ? { data: allCategories } : undefined),
    demoHandler(),
  );
  await router.load();
  await texts.load('search');
  const { api, queries } = router.options.context;
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queries}>
        <I18nextProvider i18n={i18n}>
          <ApiContext value={api}>
            <FilterChips list={list} facets={facets} total={total} />
          </ApiContext>
        </I18nextProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return () => decodeURIComponent(router.latestLocation.publicHref);
};

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});
afterEach(cleanup);

describe('the filter of deliveries', () => {
  it('is a chip', async () => {
    const at = await open(inKoeln);
    await userEvent.click(screen.getByRole('button', { name: text('search:filter.delivers') }));
    await waitFor(() => expect(at()).toBe('/ortssuche/koeln/Zelt?free=true&delivers=true'));
  });
  it('is part of the filter sheet on a phone', async () => {
    await open({ ...inKoeln, fields: { delivers: true } });
    await userEvent.click(screen.getByRole('button', { name: text('search:filter.allCount', { count: 1 }) }));
    const choice = screen.getByRole<HTMLInputElement>('checkbox', { name: text('search:filter.delivers') });
    expect(choice.checked).toBe(true);
    await userEvent.click(choice);
    expect(choice.checked).toBe(false);
  });
});

describe('the category filter of a text search', () => {
  it('keeps the query, the place and all other filters', async () => {
    const at = await open(inKoeln);
    await userEvent.click(screen.getByRole('button', { name: text('search:filter.category') }));
    const panel = within(screen.getByRole('group', { name: text('search:filter.category') }));
    await userEvent.click(await panel.findByRole('button', { name: 'Hobby & Freizeit' }));
    await waitFor(() => expect(at()).toBe('/ortssuche/koeln/Zelt?free=true&category=400'));
  });
  it('resets to all categories', async () => {
    const at = await open({ ...inKoeln, category, fields: { category: 405 } });
    await userEvent.click(screen.getAllByRole('button', { name: 'Camping' })[0]!);
    const panel = within(screen.getByRole('group', { name: text('search:filter.category') }));
    await userEvent.click(panel.getByRole('button', { name: text('search:filter.allCategories') }));
    await waitFor(() => expect(at()).toBe('/ortssuche/koeln/Zelt'));
  });
  it('is part of the filter sheet on a phone', async () => {
    await open({ ...inKoeln, category, fields: { category: 405 } });
    await userEvent.click(screen.getByRole('button', { name: text('search:filter.allCount', { count: 1 }) }));
    const field = screen.getByRole('combobox', { name: text('search:filter.category') });
    await within(field).findByRole('option', { name: 'Hobby & Freizeit' });
    expect((field as HTMLSelectElement).value).toBe('405');
  });
  it('lists the ancestors and siblings of the selected category', () => {
    const titles = (chosen: Parameters<typeof categoryLevels>[1]) =>
      categoryLevels([...allCategories, { ...category, id: 406, title: 'Angeln' }], chosen).map(({ title }) => title);
    expect(titles(null)).toEqual(['Hobby & Freizeit', 'Zelte']);
    expect(titles(allCategories[0]!)).toEqual(['Hobby & Freizeit', 'Camping', 'Angeln']);
    expect(titles(category)).toEqual(['Hobby & Freizeit', 'Camping', 'Angeln']);
  });
});

describe('the metadata filter', () => {
  it('names suggested details in the language of the page', async () => {
    await open({ ...inKoeln, fields: { meta: 'Size:XL|Farbe:rot' } });
    expect(screen.getByRole('button', { name: /Größe: XL/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Farbe: rot/ })).toBeTruthy();
  });

  const value = (of: string, count: number, selected = false) => ({ value: of, count, selected });
  const facets = [
    { name: 'Personen', values: [value('2', 3), value('4', 1, true), value('7', 1)] },
    { name: 'Gewicht', values: [value('9 kg', 1), value('14 kg', 1)] },
  ];
  const list: List = { ...inKoeln, fields: { meta: 'personen:4|Farbe:rot' } };

  it('adds and removes values, in whatever spelling the URL has', async () => {
    const at = await open(list, facets);
    await userEvent.click(screen.getByRole('button', { name: text('search:filter.metadata') }));
    const panel = within(screen.getByRole('group', { name: text('search:filter.metadata') }));
    // Values of a single offer are not offered.
    expect(panel.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(panel.getByRole('checkbox', { name: '2 (3)' }));
    await userEvent.click(panel.getByRole('checkbox', { name: '4 (1)', checked: true }));
    await userEvent.click(panel.getByRole('button', { name: text('search:filter.apply') }));
    await waitFor(() => expect(at()).toBe('/ortssuche/koeln/Zelt?meta=Farbe:rot|Personen:2'));
  });
  it('offers the values of single results where a name describes many of them', async () => {
    await open({ ...inKoeln, fields: {} }, facets, 8);
    await userEvent.click(screen.getByRole('button', { name: text('search:filter.metadata') }));
    const panel = within(screen.getByRole('group', { name: text('search:filter.metadata') }));
    expect(panel.getAllByRole('checkbox')).toHaveLength(5);
  });
  it('is shown as a chip for each value, which removes it', async () => {
    const at = await open(list);
    expect(screen.queryByRole('button', { name: text('search:filter.metadata') })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'personen: 4', pressed: true }));
    await waitFor(() => expect(at()).toBe('/ortssuche/koeln/Zelt?meta=Farbe:rot'));
  });
});

describe('an active filter chip', () => {
  it('scrolls into view on a phone unless already visible', async () => {
    const rect = (left: number, right: number) => ({ left, right }) as DOMRect;
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    box.mockImplementation(function (this: Element) {
      return this.getAttribute('aria-pressed') === 'true' ? rect(320, 430) : rect(0, 390);
    });
    await open(inKoeln);
    const row = screen.getByRole('group', { name: 'Filter' });
    expect(row.scrollLeft).toBe(58);
    cleanup();
    box.mockImplementation(() => rect(20, 380));
    await open({ ...inKoeln, fields: {} });
    expect(screen.getByRole('group', { name: 'Filter' }).scrollLeft).toBe(0);
    box.mockRestore();
  });
  it('is placed after the filter button and before the sort order', async () => {
    await open(inKoeln);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual([
      text('search:filter.allCount', { count: 1 }),
      text('search:filter.free'),
      text('search:filter.freeDays'),
      text('search:filter.sorted', { by: 'Passend' }),
    ]);
  });
});
