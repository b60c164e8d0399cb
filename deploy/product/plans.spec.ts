import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Plan } from '@lendring/contracts/billing/catalogue.js';
import { defaultCatalogue } from '@lendring/contracts/billing/default-catalogue.js';
import { invoiceBookCalls } from '@lendring/contracts/http/invoices.js';
import { catalogueCalls } from '@lendring/contracts/http/plans.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { changeAdmins, wishOf as adminsWish } from '../operations/admins.js';
import { keepBooks, wishOf } from '../operations/invoices.js';
import { addPicture, must, publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const [free, plus] = defaultCatalogue.plans;
const catalogue = {
  plans: [
    { ...free, included: { ...free?.included, offers: 2, pictures: 1, groups: 1, highlights: 1, apiKeys: 1 } },
    plus,
  ],
  features: { top: { net: 490, days: 7 } },
};

describe('a plan of the operator', () => {
  let folder: string;
  let product: TestProduct;
  let owner: TestPerson;
  let other: TestPerson;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lendring-plans-'));
    const file = join(folder, 'plans.json');
    await writeFile(file, JSON.stringify(catalogue));
    product = await startProduct({ PLAN_CATALOGUE: file });
    [owner, other] = await Promise.all([product.person('verleiht'), product.person('leihtaus')]);
  });
  afterAll(async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('limits online offers, and raises the limit once a larger plan is paid', async () => {
    for (let n = 0; n < 2; n += 1) await publishOffer(owner, 'Zelt');
    await expect(publishOffer(owner, 'Zelt')).rejects.toThrow('offers_full');
    expect(must('plan', await owner.call('plan')).data).toMatchObject({
      plan_id: 'free',
      included: { offers: 2 },
      used: { offers: 2 },
    });
    const booking = { plan_id: 'plus', interval: 'month', net: 490, gross: 583 } as const;
    // VAT of the owner's country, 19 %, included in displayed prices.
    expect(must('plans', await owner.call('plans')).data.vat_rate).toBe(1_900);
    const { payment } = must('bookPlan', await owner.call('bookPlan', { body: booking })).data;
    const id = payment?.payment_id ?? '';
    await expect(publishOffer(owner, 'Zelt')).rejects.toThrow('offers_full');
    for (const call of ['payment', 'dropPayment'] as const)
      expect((await other.call(call, { id })).failure).toMatchObject({ msgcode: 'payment_not_found' });
    const paid = must('payOnTestPage', await owner.call('payOnTestPage', { id, body: { outcome: 'paid' } })).data;
    expect(paid).toMatchObject({ status: 'paid', granted: true, page: null });
    await publishOffer(owner, 'Zelt');
    const { plan_id, interval } = booking;
    const again = await owner.call('planQuote', { query: { plan_id, interval } });
    expect(again.failure).toMatchObject({ msgcode: 'plan_same' });
  });

  it('limits pictures, own groups and keys, but keeps existing items', async () => {
    const { offerId } = await publishOffer(other, 'Zelt');
    await expect(addPicture(other, offerId)).rejects.toThrow('too_many_images');
    const open = { joining: 'open', listed: false, public_search_requests: false, city_id: null } as const;
    const group = { name: 'Wir', description: '', rules: '', color: '#0d7377', ...open };
    const found = () => other.call('foundGroup', { body: group });
    must('foundGroup', await found());
    expect((await found()).failure).toMatchObject({ msgcode: 'groups_full' });
    const makeKey = () => other.call('createApiKey', { body: { name: 'Laden', scopes: ['events:read'] } });
    must('createApiKey', await makeKey());
    expect((await makeKey()).failure).toMatchObject({ msgcode: 'too_many_keys' });
    expect(must('plan', await other.call('plan')).data.used).toMatchObject({ offers: 1, groups: 1, apiKeys: 1 });
  });

  it('produces an invoice document at its own URL, visible to its payer only', async () => {
    const [invoice] = await eventually(
      async () => must('invoices', await owner.call('invoices', { query: {} })).data.invoices,
      ({ length }) => length === 1,
    );
    const id = invoice?.invoice_id ?? '';
    expect((await other.call('invoice', { id })).failure).toMatchObject({ msgcode: 'invoice_not_found' });
    const paper = await eventually(
      async () => fetch(`${product.config.publicUrl}${invoice?.url ?? ''}`),
      ({ status }) => status === 200,
    );
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    const signature = new URL(`${product.config.publicUrl}${invoice?.url ?? ''}`);
    signature.searchParams.set('signature', 'x');
    expect((await fetch(signature)).status).toBe(404);
  });

  it('is included in accounting exports while the product runs', async () => {
    const { config } = product;
    const journal = () => keepBooks(config, wishOf(['export', '2026-01-01', '2099-12-31']));
    const [invoice] = must('invoices', await owner.call('invoices', { query: {} })).data.invoices;
    const number = invoice?.number ?? '';
    expect(await journal()).toContain(`5,83;S;EUR;`);
    expect(await keepBooks(config, wishOf(['cancel', number.toLowerCase()]))).toMatch(
      /is taken back by MUSTER-\d{4}-2/,
    );
    const listed = await eventually(
      async () => must('invoices', await owner.call('invoices', { query: {} })).data.invoices,
      ({ length }) => length === 2,
    );
    expect(listed.map(({ status }) => status)).toEqual(['credit_note', 'cancelled']);
    expect(await journal()).toContain(`;H;EUR;`);
    expect(await keepBooks(config, wishOf(['unmatched']))).toContain('All money');
    await expect(keepBooks(config, wishOf(['cancel', 'MUSTER-2020-9']))).rejects.toThrow(
      'Invoice MUSTER-2020-9 does not exist',
    );
    for (const wrong of [[], ['export', '2026-02-30', '2026-03-01'], ['cancel'], ['unmatched', 'x'], ['pay']])
      expect(() => wishOf(wrong)).toThrow('npm run');
  });

  it('has its invoices viewed and reversed by admins only', async () => {
    const ada = await product.person('ada');
    await changeAdmins(product.config, adminsWish(['appoint', 'ada_test']));
    await until(async () => (await ada.call('init')).data.usergroup.includes('admin'));
    const { invoices } = must('allInvoices', await ada.call('allInvoices', { body: { user_id: owner.userId } })).data;
    expect(invoices).toMatchObject([
      { status: 'credit_note', owner: { user: { nickname: 'verleiht_test' } } },
      { status: 'cancelled', buyer: { country: 'DE' } },
    ]);
    const address = must('profile', await owner.call('profile')).data.email.toUpperCase();
    const search = async (text: string) => must('allInvoices', await ada.call('allInvoices', { body: { text } })).data;
    expect((await search(address)).invoices).toEqual(invoices);
    expect((await search('nobody@example.org')).invoices).toEqual([]);
    const [note, invoice] = invoices;
    const id = invoice?.invoice_id ?? '';
    for (const { method, path } of Object.values({ ...invoiceBookCalls, ...catalogueCalls }))
      for (const [who, status] of [
        [owner, 403],
        [other, 403],
        [product.visitor, 401],
      ] as const) {
        const sent = method === 'GET' ? {} : { body: JSON.stringify({ reason: 'x' }) };
        const refused = await who.raw(method, `/v1${path.replace('{id}', id)}`, sent);
        expect([path, refused.status]).toEqual([path, status]);
        expect(refused.text).not.toMatch(/MUSTER|verleiht|@/);
      }
    expect(must('catalogue', await ada.call('catalogue')).data).toMatchObject({
      plans: [
        { plan_id: 'free', price: null },
        { plan_id: 'plus', included: { offers: plus?.included.offers } },
      ],
      features: { top: { net: 490, days: 7 } },
      ads: {},
    });
    const body = { reason: 'Doppelt' };
    expect(must('takeInvoiceBack', await ada.call('takeInvoiceBack', { id, body })).data).toMatchObject({
      status: 'cancelled',
      credit_note_id: note?.invoice_id,
      reason: null,
    });
    const logged = async () => {
      const asked = { id: owner.userId, query: { occasion: 'payment' } } as const;
      const { history } = must('person', await ada.call('person', asked)).data;
      return history?.filter(({ what }) => what === 'invoice_cancelled') ?? [];
    };
    expect(await eventually(logged, ({ length }) => length > 0)).toMatchObject([
      { invoice_id: id, by: { nickname: 'ada_test' } },
    ]);
    expect((await ada.call('takeInvoiceBack', { id: note?.invoice_id ?? '', body })).failure).toMatchObject({
      msgcode: 'invoice_not_found',
    });
  });

  describe('with paid top placement', () => {
    const search = async (person: TestPerson, query = 'Wippsäge') =>
      must('offerSearch', await person.call('offerSearch', { query: { query } })).data;
    const bookTop = async (id: string) => {
      const booked = must(
        'bookOfferFeature',
        await owner.call('bookOfferFeature', { id, body: { feature: 'top', net: 490, gross: 583 } }),
      ).data;
      const payment = booked.features.find(({ feature }) => feature === 'top')?.payment_id ?? '';
      must('payOnTestPage', await owner.call('payOnTestPage', { id: payment, body: { outcome: 'paid' } }));
    };
    let offerId: string;
    beforeAll(async () => {
      ({ offerId } = await publishOffer(owner, 'Wippsäge'));
      await publishOffer(other, 'Wippsäge');
      await bookTop(offerId);
    });

    it('shows the offer above an unchanged list, in matching searches only', async () => {
      const before = (await search(other)).offers.map(({ offer_id: id }) => id);
      const found = await eventually(
        () => search(other),
        ({ top }) => top.length > 0,
      );
      expect(found.top.map(({ offer_id: id }) => id)).toEqual([offerId]);
      expect(found.offers.map(({ offer_id: id }) => id)).toEqual(before);
      expect((await search(other, 'Hüpfburg')).top).toEqual([]);
    });

    it('refuses top placement to others, with a reason', async () => {
      const body = { feature: 'top', net: 490, gross: 583 } as const;
      for (const answer of [
        await other.call('bookOfferFeature', { id: offerId, body }),
        await other.call('offerFeatures', { id: offerId }),
        await other.call('highlightOffer', { id: offerId, body: {} }),
      ])
        expect(answer.failure).toMatchObject({ msgcode: 'offer_not_yours' });
      const home = await owner.call('bookOfferFeature', {
        id: offerId,
        body: { feature: 'home', net: 690, gross: 821 },
      });
      expect(home.failure).toMatchObject({ msgcode: 'feature_not_sold' });
    });

    it('hides the top placement once its owner pauses the offer', async () => {
      must('deactivateOffer', await owner.call('deactivateOffer', { id: offerId }));
      await eventually(
        () => search(other),
        ({ top }) => top.length === 0,
      );
      expect((await owner.call('offerFeatures', { id: offerId })).failure).toMatchObject({
        msgcode: 'offer_not_yours',
      });
    });
  });

  it('charges VAT to a company elsewhere in the EU until an admin confirms its VAT id', async () => {
    const [shop, admin] = await Promise.all([
      product.person('wien', { commercial: true, city: 'Wien', postal: '1010' }),
      product.person('prueft'),
    ]);
    await changeAdmins(product.config, adminsWish(['appoint', 'prueft_test']));
    await until(async () => (await admin.call('init')).data.usergroup.includes('admin'));
    const tell = async (company_vat_id: string) =>
      must('changeCompany', await shop.call('changeCompany', { body: { company_vat_id } }));
    const query = { plan_id: 'plus', interval: 'month' } as const;
    const quote = async () => must('planQuote', await shop.call('planQuote', { query })).data;
    await tell('ATU13585627');
    expect(await quote()).toMatchObject({ now: { vat: 98 }, vat_id_awaited: true });

    const waiting = async () =>
      must('traders', await admin.call('traders', { query: { state: 'vat_id' } })).data.traders.find(
        ({ user_id: id }) => id === shop.userId,
      );
    const row = await eventually(waiting, (one) => one?.details.vat_id === 'ATU13585627');
    const finding = { outcome: 'vat_id_confirmed' } as const;
    const confirming = { id: shop.userId, body: { seen: row?.seen ?? '', finding } };
    must('checkTrader', await admin.call('checkTrader', confirming));
    expect(await quote()).toMatchObject({ now: { vat: 0 }, vat_id_awaited: false });
    await until(async () => (await waiting()) === undefined);
    await tell('ATU62895905');
    expect(await quote()).toMatchObject({ now: { vat: 98 }, vat_id_awaited: true });
  });

  it('is changed by admins only, overrides the file, and applies to new bookings only', async () => {
    const [admin, late] = await Promise.all([product.person('setzt'), product.person('bucht-spaet')]);
    await changeAdmins(product.config, adminsWish(['appoint', 'setzt_test']));
    const read = () => admin.call('setting', { query: { part: 'plans' } });
    const shown = must('setting', await eventually(read, ({ status }) => status === 200)).data;
    if (shown.setting.part !== 'plans' || !shown.setting.value) throw new Error('no plans');
    const [first, sold] = shown.setting.value as [Plan, Plan];
    expect([shown.number, shown.setting.value.map(({ planId }) => planId)]).toEqual([0, ['free', 'plus']]);
    const publishedBy = (who: TestPerson, value: Plan[], after: number) =>
      who.call('changeSetting', { body: { setting: { part: 'plans', value }, reason: 'Teurer', after } });
    const dearer: Plan = { ...sold, price: { month: 590, year: 5_900 } };
    const pro: Plan = { ...sold, planId: 'pro', title: { de: 'Profi', en: 'Pro', nl: 'Profi' } };
    expect((await publishedBy(owner, [first, dearer], 0)).status).toBe(403);
    expect((await publishedBy(admin, [dearer, first], 0)).status).toBe(400);
    must('changeSetting', await publishedBy(admin, [first, dearer, pro], 0));
    expect(must('changeSetting', await publishedBy(admin, [first, dearer, pro], 0)).data.number).toBe(1);
    expect((await publishedBy(admin, [first, pro], 0)).failure).toMatchObject({ msgcode: 'setting_changed' });

    const onSale = async () => must('plans', await late.call('plans')).data.plans;
    await eventually(onSale, ([, plan]) => plan?.price?.month === 590);
    expect((await onSale()).map(({ title }) => title)).toEqual(['Kostenlos', 'Plus', 'Profi']);
    expect(must('plan', await owner.call('plan')).data.running?.booked).toMatchObject({ title: 'Plus', net: 490 });
    const booked = (net: number, gross: number) =>
      late.call('bookPlan', { body: { plan_id: 'plus', interval: 'month', net, gross } });
    expect((await booked(490, 583)).failure).toMatchObject({ msgcode: 'plan_price_changed' });
    const { payment } = must('bookPlan', await booked(590, 702)).data;
    must(
      'payOnTestPage',
      await late.call('payOnTestPage', { id: payment?.payment_id ?? '', body: { outcome: 'paid' } }),
    );

    must('changeSetting', await publishedBy(admin, [first, pro], 1));
    await eventually(onSale, ({ length }) => length === 2);
    expect(must('plan', await late.call('plan')).data).toMatchObject({
      title: 'Plus',
      running: { booked: { net: 590 } },
    });
    expect(must('catalogue', await admin.call('catalogue')).data.plans).toMatchObject([
      { plan_id: 'free', offered: true },
      { plan_id: 'pro', offered: true },
      { plan_id: 'plus', offered: false, price: { month: 590 } },
    ]);
    const back = { part: 'plans', number: 0, reason: 'Doch nicht', after: 2 } as const;
    must('putBackSetting', await admin.call('putBackSetting', { body: back }));
    await eventually(onSale, ([, plan]) => plan?.price?.month === 490);
    const { acts } = await eventually(
      async () => must('audit', await admin.call('audit', { query: { act: 'setting_changed' } })).data,
      (page) => page.acts.length >= 4,
    );
    expect(acts[0]).toMatchObject({ subject: { kind: 'setting', id: 'plans' }, by: { user_id: admin.userId } });
  });

  it('opens invoices of other users while the reader has the bookkeeper role', async () => {
    const [ada, book] = [await product.person('adina'), await product.person('bucht')];
    await changeAdmins(product.config, adminsWish(['appoint', 'adina_test']));
    await until(async () => (await ada.call('init')).data.usergroup.includes('admin'));
    const role = { id: book.userId, body: { role: 'bookkeeper' as const, reason: 'Führt die Bücher' } };
    must('giveRole', await ada.call('giveRole', role));
    const { invoices } = must('allInvoices', await book.call('allInvoices', { body: {} })).data;
    // Lists contain no document URLs, since each access to a document is audited.
    expect(JSON.stringify(invoices)).not.toContain('invoice_file');
    const id = invoices.at(-1)?.invoice_id ?? '';
    const { url } = must('anyInvoice', await book.call('anyInvoice', { id })).data;
    const paper = async () => (await fetch(product.config.publicUrl + url)).status;
    await until(async () => (await paper()) === 200);
    must('takeRole', await ada.call('takeRole', role));
    expect(await paper()).toBe(404);
  });
});
