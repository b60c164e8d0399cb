import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { OfferRowShape } from '@lendring/contracts/http/offer-table.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createApi } from '../../../lib/api-client/api.js';
import { demoOffers, demoPicture, ownOffer } from '../../../testing/demo-offers.js';
import { createFakeApi, type FakeHandler } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { koelnWith, offerCard } from '../../../testing/samples.js';
import { text, textLike } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { OfferTablePage } from './OfferTablePage.js';
import { keptUndo } from '../bulk/kept-undo.js';
import { metaColumn, type OfferTableSearch } from './table-search.js';

afterEach(() => {
  cleanup();
  keptUndo.forget();
});

const rowOf = (change: Parameters<typeof ownOffer>[0]): OfferRowShape => ({
  ...ownOffer(change),
  image: null,
  image_ids: [],
  hidden_image_count: 0,
});
const tent = rowOf({
  offer_id: 'a000000001',
  status: 'active',
  title: 'Zelt',
  number: 'Z-1',
  metadata: [{ name: 'Größe', value: '3 m', public: true }],
});
const lamp = rowOf({ offer_id: 'a000000002', title: '', number: 'Z-2' });

const tableOf =
  (...rows: readonly OfferRowShape[]): FakeHandler =>
  ({ path }) =>
    path === '/v1/offer_table'
      ? {
          data: {
            offers: rows,
            paging: { page: 1, size: 50, total: rows.length, hasNextPage: false },
            facets: { category_ids: [405], place_ids: [null], metadata_names: ['Größe'], tags: [] },
          },
        }
      : undefined;

const others: FakeHandler = ({ path }) =>
  ['/v1/category', '/v1/profile_place'].includes(path) ? { data: [] } : undefined;

const open = (search: OfferTableSearch, ...handlers: readonly FakeHandler[]) => {
  const fake = createFakeApi(...handlers, others);
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <OfferTablePage search={search} />
    </ApiContext>,
  );
  return {
    called: (method: string) =>
      fake.calls.filter((call) => call.method === method && !call.path.startsWith('/v1/offer_bulk/')),
  };
};
const noViews: FakeHandler = ({ path, method }) =>
  path === '/v1/offer_table_view' && method === 'GET' ? { data: [] } : undefined;

describe('the table of own offers', () => {
  it('shows the chosen columns, metadata among them, and links drafts to the wizard', async () => {
    open({ columns: 'number,meta:gr%C3%B6%C3%9Fe' }, noViews, tableOf(tent, lamp), demoOffers());
    expect((await screen.findByRole('link', { name: 'Zelt' })).getAttribute('href')).toBe(
      '/inserat/a000000001/bearbeiten',
    );
    expect(screen.getByRole('link', { name: text('ownOffers:untitled') }).getAttribute('href')).toBe(
      '/inserat/erstellen?draft=a000000002',
    );
    expect([screen.getByText('Z-1'), screen.getByText('3 m')]).toHaveLength(2);
    expect([...new Set(screen.getAllByRole('term').map((term) => term.textContent))]).toEqual([
      text('offerTable:column.number'),
      'Größe',
    ]);
  });

  it('asks the server for search, filters and order', async () => {
    const search = { q: 'Zelt', status: 'active', sort: '-meta:gr%C3%B6%C3%9Fe', place: 'profile' } as const;
    const asked: URLSearchParams[] = [];
    const noting: FakeHandler = ({ path, query }) => {
      if (path === '/v1/offer_table') asked.push(query);
      return undefined;
    };
    open(search, noting, noViews, tableOf(tent), demoOffers());
    await screen.findByRole('link', { name: 'Zelt' });
    expect(Object.fromEntries(asked[0]!)).toMatchObject({
      query: 'Zelt',
      status: 'active',
      sort: '-meta:größe',
      place_id: 'profile',
    });
  });

  it('offers to clear filters that match nothing', async () => {
    open({ q: 'Boot' }, noViews, tableOf(), demoOffers());
    expect(await screen.findByRole('heading', { name: text('offerTable:none.title') })).toBeTruthy();
    expect(screen.getByRole('button', { name: text('offerTable:none.clear') })).toBeTruthy();
  });

  it('saves a view under a name and removes it', async () => {
    let views: { view_id: string; name: string; query: string }[] = [];
    const store: FakeHandler = ({ method, path, body }) => {
      if (!path.startsWith('/v1/offer_table_view')) return undefined;
      if (method === 'POST')
        views = [{ view_id: '00000000-0000-4000-8000-000000000001', ...(body as { name: string; query: string }) }];
      if (method === 'DELETE') views = [];
      return method === 'DELETE' ? { status: 204 } : { data: views };
    };
    open({ sort: 'number' }, store, tableOf(tent), demoOffers());
    await userEvent.click(await screen.findByRole('button', { name: text('offerTable:views.save'), hidden: true }));
    const dialog = within(screen.getByRole('dialog', { name: text('offerTable:views.title') }));
    await userEvent.click(dialog.getByRole('button', { name: text('offerTable:views.action') }));
    expect(dialog.getByText(text('offerTable:views.nameNeeded'))).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(text('offerTable:views.name')), 'Nummern{Enter}');
    await waitFor(() => expect(views).toMatchObject([{ name: 'Nummern', query: 'sort=number' }]));
    const link = await screen.findByRole('link', { name: 'Nummern', hidden: true });
    expect(link.getAttribute('href')).toBe('/benutzerkonto/inserate/tabelle?sort=number');
    await userEvent.click(
      screen.getByRole('button', { name: textLike('offerTable:views.remove', { name: 'Nummern' }), hidden: true }),
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Nummern', hidden: true })).toBeNull());
  });

  it('changes selected offers after asking, and names refusals', async () => {
    const refusing: FakeHandler = ({ path }) =>
      path.startsWith('/v1/offer_deactivate/a000000002')
        ? { status: 409, error: 'x', msgcode: 'not_published', msgtext: 'Noch nicht veröffentlicht.' }
        : undefined;
    const { called } = open({}, refusing, noViews, tableOf(tent, lamp), demoOffers(ownOffer(tent), ownOffer(lamp)));
    await userEvent.click(await screen.findByRole('checkbox', { name: text('offerTable:pickPage') }));
    expect(await screen.findByText(text('offerTable:bulk.chosen', { count: 2, shown: '2' }))).toBeTruthy();
    const pause = { name: text('offerTable:bulk.kind.pause'), hidden: true };
    await userEvent.click(screen.getAllByRole('button', pause).at(-1)!);
    const resume = { name: text('offerTable:bulk.kind.resume'), hidden: true };
    expect(screen.queryAllByRole('button', resume)).toHaveLength(0);
    expect(called('PATCH')).toHaveLength(0);
    await userEvent.dblClick(screen.getByRole('button', { name: text('offerTable:bulk.go.pause') }));
    const result = within(await screen.findByRole('dialog', { name: text('offerTable:bulk.outcome.some') }));
    expect(result.getByText(text('offerTable:bulk.did.pause', { count: 1, shown: '1' }))).toBeTruthy();
    expect(
      result.getByText(
        text('ownOffers:problem', { title: text('ownOffers:untitled'), text: 'Noch nicht veröffentlicht.' }),
      ),
    ).toBeTruthy();
    expect(called('PATCH')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: text('offerTable:bulk.undo'), hidden: true })).toHaveLength(1);
    await userEvent.click(result.getByRole('button', { name: text('offerTable:bulk.undo') }));
    await waitFor(() => expect(called('PATCH')).toHaveLength(3));
  });

  it('shows the first prices before and after a change, and offers its undo after the result is closed', async () => {
    const priced = { ...tent, pricing: offerCard().pricing };
    const { called } = open({}, noViews, tableOf(priced), demoOffers(ownOffer(priced)));
    await userEvent.click(await screen.findByRole('checkbox', { name: text('offerTable:pickPage') }));
    await screen.findByText(text('offerTable:bulk.chosen', { count: 1, shown: '1' }));
    const price = { name: text('offerTable:bulk.kind.price'), hidden: true };
    await userEvent.click(screen.getAllByRole('button', price).at(-1)!);
    await userEvent.type(screen.getByLabelText(text('offerTable:bulk.percent')), '3,5');
    const preview = within(screen.getByRole('region', { name: text('offerTable:bulk.preview.title') }));
    expect(preview.getByText('Zelt')).toBeTruthy();
    expect(preview.getByText(textLike('offerTable:bulk.preview.rounded'))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: text('offerTable:bulk.go.price') }));
    const result = within(await screen.findByRole('dialog', { name: text('offerTable:bulk.outcome.done') }));
    await userEvent.click(result.getAllByRole('button', { name: text('offerTable:bulk.close') }).at(-1)!);
    expect(localStorage.getItem('bulk-undo')).not.toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: text('offerTable:bulk.undo') }));
    await waitFor(() => expect(called('PATCH')).toHaveLength(2));
    const undone = within(await screen.findByRole('dialog', { name: text('offerTable:bulk.outcome.done') }));
    // Check before the result is closed, since the page may be left while it is open.
    expect(localStorage.getItem('bulk-undo')).toBeNull();
    await userEvent.click(undone.getAllByRole('button', { name: text('offerTable:bulk.close') }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('button', { name: text('offerTable:bulk.undo') })).toBeNull());
  });

  it('continues a change whose tab ended in the middle, and undoes all of it', async () => {
    const offers = [tent, lamp].map((row) => ({ ...row, pricing: offerCard().pricing }));
    const raised = offers[0]!.pricing.map((entry) => ({ ...entry, amount: 990 }));
    const note = keptUndo.begin({ kind: 'price', percent: 10, step: 1 }, offers, { userId: '', at: Date.now() });
    const { offer_id, title, pricing } = offers[0]!;
    note({ offer_id, title, undo: { pricing: [...pricing] }, made: { pricing: raised } });
    localStorage.setItem('bulk-undo', localStorage.getItem('bulk-undo')!);
    dispatchEvent(new StorageEvent('storage', { key: 'bulk-undo' }));
    const { called } = open(
      {},
      noViews,
      tableOf(...offers),
      demoOffers(ownOffer({ ...offers[0]!, pricing: raised }), ownOffer(offers[1]!)),
    );
    expect(
      await screen.findByText(new RegExp(text('offerTable:bulk.interrupted', { count: 1, shown: '1' }))),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: text('offerTable:bulk.resume') }));
    const result = within(await screen.findByRole('dialog', { name: text('offerTable:bulk.outcome.done') }));
    expect(called('PATCH').map(({ path }) => path)).toEqual(['/v1/offer/a000000002']);
    await userEvent.click(result.getByRole('button', { name: text('offerTable:bulk.undo') }));
    await waitFor(() => expect(called('PATCH')).toHaveLength(3));
    await waitFor(() => expect(localStorage.getItem('bulk-undo')).toBeNull());
  });

  it('keeps the selection after a change, and drops the undo of offers that are deleted meanwhile', async () => {
    const priced = { ...tent, pricing: offerCard().pricing };
    const { called } = open({}, noViews, tableOf(priced), demoOffers(ownOffer(priced)));
    await userEvent.click(await screen.findByRole('checkbox', { name: text('offerTable:pickPage') }));
    const chosen = text('offerTable:bulk.chosen', { count: 1, shown: '1' });
    await screen.findByText(chosen);
    const begin = (kind: 'price' | 'delete') =>
      userEvent.click(
        screen.getAllByRole('button', { name: text(`offerTable:bulk.kind.${kind}`), hidden: true }).at(-1)!,
      );
    const finish = async (kind: 'price' | 'delete') => {
      await userEvent.click(screen.getByRole('button', { name: text(`offerTable:bulk.go.${kind}`) }));
      const result = within(await screen.findByRole('dialog', { name: text('offerTable:bulk.outcome.done') }));
      expect(result.getByText(text(`offerTable:bulk.did.${kind}`, { count: 1, shown: '1' }))).toBeTruthy();
      await userEvent.click(result.getAllByRole('button', { name: text('offerTable:bulk.close') }).at(-1)!);
    };
    await begin('price');
    await userEvent.click(screen.getByRole('button', { name: text('common:ui.cancel') }));
    expect(called('PATCH')).toHaveLength(0);
    await begin('price');
    await userEvent.selectOptions(screen.getByLabelText(text('offerTable:bulk.direction')), 'fixed');
    await userEvent.type(screen.getByLabelText(text('offerTable:bulk.amount')), '12');
    await finish('price');
    expect(called('PATCH')[0]!.body).toMatchObject({ pricing: [{ amount: 1200 }] });
    await screen.findByText(chosen);
    await screen.findByText(text('offerTable:bulk.did.price', { count: 1, shown: '1' }));
    await begin('delete');
    await finish('delete');
    await waitFor(() => expect(screen.queryByText(chosen)).toBeNull());
    expect(screen.queryByRole('button', { name: text('offerTable:bulk.undo') })).toBeNull();
    expect(localStorage.getItem('bulk-undo')).toBeNull();
  });

  it('changes the ticked conditions of the offers that differ, and undoes them by their former values', async () => {
    const rows = [tent, { ...lamp, deposit: 5000, deposit_kind: 'cash' as const }, { ...tent, offer_id: 'a000000003' }];
    const refusing: FakeHandler = ({ path, method }) =>
      path === '/v1/offer/a000000003' && method === 'PATCH'
        ? {
            status: 422,
            error: 'x',
            msgcode: 'invalid_input',
            msgtext: 'Bitte prüfe deine Eingaben.',
            fields: [{ path: 'deposit', code: 'too_big', text: 'Höchstens 99 €.' }],
          }
        : undefined;
    const { called } = open({}, refusing, noViews, tableOf(...rows), demoOffers(...rows.map((row) => ownOffer(row))));
    await userEvent.click(await screen.findByRole('checkbox', { name: text('offerTable:pickPage') }));
    const conditions = { name: text('offerTable:bulk.kind.conditions'), hidden: true };
    await userEvent.click((await screen.findAllByRole('button', conditions)).at(-1)!);
    const go = () => userEvent.click(screen.getByRole('button', { name: text('offerTable:bulk.go.conditions') }));
    const tick = await screen.findByRole('checkbox', { name: text('offerTable:bulk.conditions.topic.deposit') });
    await go();
    expect(screen.getByText(text('offerTable:bulk.conditions.needed'))).toBeTruthy();
    await userEvent.click(tick);
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(text('wizard:deposit.cash')) }));
    await go();
    expect(called('PATCH')).toEqual([]);
    const amount = screen.getByLabelText(text('wizard:deposit.amount'));
    expect([document.activeElement, amount.getAttribute('aria-invalid')]).toEqual([amount, 'true']);
    await userEvent.type(amount, '50');
    expect(
      screen.getByText(text('offerTable:bulk.conditions.changes', { count: 2, shown: '2', total: '3' })),
    ).toBeTruthy();
    await go();
    const result = within(await screen.findByRole('dialog', { name: text('offerTable:bulk.outcome.some') }));
    expect(result.getByText(text('offerTable:bulk.did.conditions', { count: 1, shown: '1' }))).toBeTruthy();
    expect(result.getByText(text('offerTable:bulk.unchanged', { count: 1, shown: '1' }))).toBeTruthy();
    expect(result.getByText(/Höchstens 99 €/)).toBeTruthy();
    expect(called('PATCH').map(({ body }) => body)).toEqual([
      { deposit: 5000, deposit_kind: 'cash', deposit_per_unit: false },
      { deposit: 5000, deposit_kind: 'cash', deposit_per_unit: false },
    ]);
    await userEvent.click(result.getByRole('button', { name: text('offerTable:bulk.undo') }));
    await waitFor(() => expect(called('PATCH')).toHaveLength(3));
    expect(called('PATCH')[2]!.body).toEqual({
      deposit: tent.deposit,
      deposit_kind: tent.deposit_kind,
      deposit_per_unit: tent.deposit_per_unit,
    });
  });

  it('moves the selected offers to a place that is added in the dialog', async () => {
    const koeln = { ...koelnWith('50823'), postal_id: 'de-50823' };
    const added = {
      place_id: '00000000-0000-4000-8000-000000000007',
      name: 'Lager Nord',
      street: 'Hof 9',
      postal_id: 'de-50823',
      postal: '50823',
      city: 'Köln',
      city_id: 'g1',
      city_url: 'koeln',
      country: 'DE',
    };
    const adding: FakeHandler = ({ path, method }) => {
      if (path === '/v1/place') return { data: { kind: 'one', places: [koeln] } };
      if (path === '/v1/city_search') return { data: [koeln] };
      return path === '/v1/profile_place' && method === 'POST' ? { data: added } : undefined;
    };
    const { called } = open({}, adding, noViews, tableOf(tent), demoOffers(ownOffer(tent)));
    await userEvent.click(await screen.findByRole('checkbox', { name: text('offerTable:pickPage') }));
    const kind = { name: text('offerTable:bulk.kind.place'), hidden: true };
    await userEvent.click((await screen.findAllByRole('button', kind)).at(-1)!);
    const dialog = within(
      screen.getByRole('dialog', { name: text('offerTable:bulk.title.place', { count: 1, shown: '1' }) }),
    );
    const choice = dialog.getByLabelText<HTMLSelectElement>(text('offerTable:column.place'));
    await userEvent.selectOptions(choice, text('offerTable:bulk.newPlace'));
    await userEvent.type(await dialog.findByLabelText(text('address:street')), 'Hof 9');
    await userEvent.click(dialog.getByRole('button', { name: text('offerTable:bulk.go.place') }));
    expect(dialog.getByText(text('offerTable:bulk.placeOpen'))).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${text('address:placeName')}`)), 'Lager Nord');
    await userEvent.type(dialog.getByRole('combobox', { name: text('address:place') }), '50823 Köln');
    await userEvent.click(dialog.getByRole('button', { name: text('address:takePlace') }));
    await waitFor(() => expect(choice.value).toBe(added.place_id));
    expect([choice.selectedOptions[0]?.text, document.activeElement]).toEqual([
      'Lager Nord (Hof 9, 50823 Köln)',
      choice,
    ]);
    await userEvent.click(dialog.getByRole('button', { name: text('offerTable:bulk.go.place') }));
    await screen.findByRole('dialog', { name: text('offerTable:bulk.outcome.done') });
    expect(called('PATCH').map(({ body }) => body)).toEqual([{ place_id: added.place_id }]);
    expect(screen.getByText(text('offerTable:bulk.chosen', { count: 1, shown: '1' }))).toBeTruthy();
  });

  it('stays in the table when an offer is duplicated, and leads to the copy', async () => {
    const copy = rowOf({ offer_id: 'd000000001', title: 'Zelt (Kopie)' });
    let rows = [tent];
    const { called } = open(
      {},
      noViews,
      (request) => tableOf(...rows)(request),
      (request) => {
        if (request.path === '/v1/offer' && request.method === 'POST') rows = [copy, tent];
        return undefined;
      },
      demoOffers(ownOffer({ ...tent, images: [demoPicture(1)] })),
    );
    await screen.findByRole('link', { name: 'Zelt' });
    await userEvent.click(screen.getByRole('button', { name: text('ownOffers:action.duplicate'), hidden: true }));
    const link = await screen.findByRole('link', { name: 'Zelt (Kopie)' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(called('POST').map(({ path }) => path)).toEqual(['/v1/offer', '/v1/offer_image_copy/d000000001']);
  });

  it('previews the new prices of all selected offers on request', async () => {
    const many = Array.from({ length: 7 }, (_, n) =>
      rowOf({ ...tent, offer_id: `a00000000${n}`, title: `Zelt ${n}`, pricing: offerCard().pricing }),
    );
    open({}, noViews, tableOf(...many), demoOffers(...many.map((one) => ownOffer(one))));
    await userEvent.click(await screen.findByRole('checkbox', { name: text('offerTable:pickPage') }));
    await screen.findByText(text('offerTable:bulk.chosen', { count: 7, shown: '7' }));
    const price = { name: text('offerTable:bulk.kind.price'), hidden: true };
    await userEvent.click(screen.getAllByRole('button', price).at(-1)!);
    await userEvent.type(screen.getByLabelText(text('offerTable:bulk.percent')), '10');
    const preview = within(screen.getByRole('region', { name: text('offerTable:bulk.preview.title') }));
    expect(preview.queryByText('Zelt 6')).toBeNull();
    await userEvent.click(preview.getByRole('button', { name: text('offerTable:bulk.preview.all', { shown: '7' }) }));
    expect(preview.getByText('Zelt 6')).toBeTruthy();
  });

  it('moves between rows and selects them by keys, also while a checkbox has the focus', async () => {
    open({}, noViews, tableOf(tent, lamp), demoOffers());
    await userEvent.click(
      await screen.findByRole('checkbox', { name: text('offerTable:pick', { title: tent.title }) }),
    );
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: text('ownOffers:untitled') }));
    await userEvent.keyboard('x');
    expect(await screen.findByText(text('offerTable:bulk.chosen', { count: 2, shown: '2' }))).toBeTruthy();
  });

  it('names details like own columns apart, and leads back to the usual columns', async () => {
    open(
      { columns: metaColumn('Kaution') },
      ({ path }) =>
        path === '/v1/offer_table'
          ? {
              data: {
                offers: [tent],
                paging: { page: 1, size: 50, total: 1, hasNextPage: false },
                facets: { category_ids: [405], place_ids: [null], metadata_names: ['Kaution'], tags: [] },
              },
            }
          : undefined,
      noViews,
      demoOffers(),
    );
    const details = within(await screen.findByRole('group', { name: text('offerTable:ownDetails'), hidden: true }));
    const name = text('offerTable:ownDetail', { name: 'Kaution' });
    expect(details.getByRole<HTMLInputElement>('checkbox', { name, hidden: true }).checked).toBe(true);
    expect(screen.getAllByRole('checkbox', { name: text('offerTable:column.deposit'), hidden: true })).toHaveLength(1);
    expect(screen.getByRole('button', { name: text('common:table.usualColumns'), hidden: true })).toBeTruthy();
  });

  it('makes labels of the selected offers in one file', async () => {
    const asked: URLSearchParams[] = [];
    const file: FakeHandler = ({ path, query }) => {
      if (path !== '/v1/offer_labels') return undefined;
      asked.push(query);
      return { status: 422, error: 'x', msgcode: 'labels_too_many', msgtext: 'Das wären 481 Etiketten.' };
    };
    open({}, file, noViews, tableOf(tent, lamp), demoOffers(ownOffer(tent), ownOffer(lamp)));
    await userEvent.click(await screen.findByRole('checkbox', { name: text('offerTable:pickPage') }));
    await screen.findByText(text('offerTable:bulk.chosen', { count: 2, shown: '2' }));
    const labels = { name: text('offerTable:bulk.kind.labels'), hidden: true };
    await userEvent.click(screen.getAllByRole('button', labels).at(-1)!);
    const title = text('offerTable:bulk.labels.title', { count: 2, shown: '2' });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.click(await dialog.findByRole('radio', { name: text('pieces:labels.place', { place: 3 }) }));
    await userEvent.click(dialog.getByRole('button', { name: text('pieces:labels.download') }));
    expect(await dialog.findByText('Das wären 481 Etiketten.')).toBeTruthy();
    expect(Object.fromEntries(asked[0]!)).toEqual({
      offers: 'a000000001,a000000002',
      format: 'sheet',
      start: '3',
      owner: '0',
    });
  });

  it('blocks days of the selected offers by one entry', async () => {
    open({}, noViews, tableOf(tent), demoOffers(ownOffer(tent)));
    await userEvent.click(await screen.findByRole('checkbox', { name: text('offerTable:pickPage') }));
    await screen.findByText(text('offerTable:bulk.chosen', { count: 1, shown: '1' }));
    const block = { name: text('offerTable:bulk.kind.block'), hidden: true };
    await userEvent.click(screen.getAllByRole('button', block).at(-1)!);
    const title = text('offerTable:bulk.block.title', { count: 1, shown: '1' });
    expect(within(await screen.findByRole('dialog', { name: title })).getByText(text('blocks:action'))).toBeTruthy();
  });
});
