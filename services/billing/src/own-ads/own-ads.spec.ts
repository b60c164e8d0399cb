import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdWishes, AdWords } from '@lendring/contracts/billing/ads.js';
import { streamOf } from '@lendring/contracts/kernel/decider.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { asCompany, idOf, startService, type RunningService } from '../../testing/service.js';
import { paymentsOnAccount } from '../transfers/on-account.adapter.js';
import { adAggregate } from '../ads/ad.aggregate.js';

const [verleih, jana] = [idOf('verleih'), idOf('jana')];
const words: AdWords = {
  type: 'banner',
  position: 'top',
  colour: '#0b5c5c',
  title: 'Zelte fürs Wochenende',
  claim: 'Abholen in Ehrenfeld',
  cta: 'Ansehen',
  link: 'https://zelte.example/wochenende',
  hint: { x: 'right', y: 'top', src: 'Zeltverleih West' },
};
const wishes: AdWishes = { from: null, views: 3_000, language: null, categoryId: null };
const placedAd = {
  content: { ...words, pictures: [{ from: 0 as const, imageId: randomUUID() }] },
  terms: { from: '2027-01-01T00:00:00.000Z', until: null, views: null, weight: 1, language: null, categoryId: null },
};
/** Price of 3,000 banner views in cents. */
const NET = 2_700;

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const draft = async (own: Partial<AdWishes> = {}): Promise<string> => {
  const adId = randomUUID();
  expect(await service.tell(verleih, 'draftAd', { adId, words, wishes: { ...wishes, ...own }, house: false })).toBe(
    'ok',
  );
  expect(await service.tell(verleih, 'setAdPicture', { adId, from: 0, imageId: randomUUID() })).toBe('ok');
  return adId;
};
const book = (adId: string, paymentId = randomUUID()) => service.tell(verleih, 'bookAd', { adId, net: NET, paymentId });
const inReview = async (own: Partial<AdWishes> = {}) => {
  const [adId, paymentId] = [await draft(own), randomUUID()];
  expect(await book(adId, paymentId)).toBe('ok');
  expect(await service.tell(verleih, 'payOnTestPage', { paymentId, outcome: 'paid' })).toBe('ok');
  return { adId, paymentId };
};
const own = (adId: string, userId = verleih) => service.ask(userId, 'ownAd', { adId });
const running = async () => (await service.ask(jana, 'runningAds', {})).ads;
const payment = (paymentId: string) => service.ask(verleih, 'payment', { paymentId });
const becomes = (paymentId: string, status: string) =>
  eventually(
    () => payment(paymentId),
    (one) => one?.status === status,
  );
const told = (subject: string) =>
  eventually(
    async () => service.mails.find((mail) => mail.subject === subject),
    (mail) => mail !== undefined,
  );
const gone = (imageId: string | undefined) =>
  eventually(
    async () => service.pictures.fates.get(imageId ?? ''),
    (fate) => fate === 'remove',
  );
const eventsOf = async (adId: string) =>
  (await service.store.read(streamOf(adAggregate, adId))).map(({ type }) => type);

describe('ad of a company', () => {
  it('is drafted, quoted, paid, reviewed, and shown until its paid views are used up', async () => {
    const adId = await draft();
    expect(await own(adId)).toMatchObject({ stage: 'draft', words, shown: null });
    expect(await service.ask(verleih, 'adQuote', { adId, locale: 'en' })).toMatchObject({
      net: NET,
      vat: 513,
      gross: 3_213,
      positions: [{ quantity: 1, net: NET, text: `Advertising banner, 3,000 views, ad ${adId.slice(0, 8)}` }],
    });
    const paymentId = randomUUID();
    expect(await book(adId, paymentId)).toBe('ok');
    expect(await book(adId)).toBe('ok');
    expect(await own(adId)).toMatchObject({ stage: 'booked', paymentId });
    expect(await service.tell(verleih, 'payOnTestPage', { paymentId, outcome: 'twice' })).toBe('ok');
    expect(await own(adId)).toMatchObject({ stage: 'review', paymentId: null });
    expect(await payment(paymentId)).toMatchObject({ status: 'paid', granted: true });
    expect(await running()).toEqual([]);

    expect(await service.tellAsSystem('approveAd', { adId })).toBe('ok');
    expect(await service.tellAsSystem('approveAd', { adId })).toBe('ad_not_in_review');
    expect(await running()).toMatchObject([{ adId, content: words, terms: { views: 3_000, until: null } }]);
    await service.tellAsSystem('countAds', { counts: [{ adId, views: 3_000, clicks: 12 }] });
    expect(await running()).toEqual([]);
    expect(await own(adId)).toMatchObject({ stage: 'approved', shown: { status: 'over', views: 3_000, clicks: 12 } });
    await told('Eine Anzeige wartet auf eure Prüfung: Zelte fürs Wochenende');
    await told('Deine Anzeige ist freigegeben: Zelte fürs Wochenende');
  });

  it('ends a day after its views are used up, and its pictures are deleted', async () => {
    const { adId } = await inReview();
    const other = await inReview();
    for (const one of [adId, other.adId]) await service.tellAsSystem('approveAd', { adId: one });
    const [imageOf, secret] = [
      async (id: string) => (await own(id))?.pictures[0]?.imageId ?? '',
      (await running()).find((one) => one.adId === adId)?.secret ?? '',
    ];
    const [imageId, kept] = [await imageOf(adId), await imageOf(other.adId)];
    const counts = [
      { adId, views: 3_000, clicks: 1 },
      { adId: other.adId, views: 2_999, clicks: 1 },
    ];
    await service.tellAsSystem('countAds', { counts });
    await service.tick(new Date(Date.parse(service.clock.time) + 24 * 3_600_000).toISOString());
    expect(await service.ask(jana, 'adLink', { adId, secret })).toBe(words.link);
    await service.tick(new Date(Date.parse(service.clock.time) + 24 * 3_600_000).toISOString());
    await gone(imageId);
    expect([await eventsOf(adId), await service.ask(jana, 'adLink', { adId, secret })]).toEqual([
      expect.arrayContaining(['AdEnded']),
      null,
    ]);
    expect(await eventsOf(other.adId)).not.toContain('AdEnded');
    expect(service.pictures.fates.get(kept)).toBe('show');
  });

  it('begins on the requested day in the issuer’s time zone', async () => {
    const { adId } = await inReview({ from: '2027-03-28' });
    await service.tellAsSystem('approveAd', { adId });
    expect((await own(adId))?.shown).toMatchObject({ status: 'planned', from: '2027-03-27T23:00:00.000Z' });
  });

  it('must begin within a year', async () => {
    const last = addDays(service.clock.time.slice(0, 10), 366);
    const ask = (from: string) =>
      service.tell(verleih, 'draftAd', { adId: randomUUID(), words, wishes: { ...wishes, from }, house: false });
    expect([await ask(last), await ask(addDays(last, 1)), await ask('9999-12-31')]).toEqual([
      'ok',
      'ad_begins_too_late',
      'ad_begins_too_late',
    ]);
  });

  it('must not begin in the past, unless its draft has become older than the day', async () => {
    const today = service.clock.time.slice(0, 10);
    const adId = randomUUID();
    const ask = (from: string, cta = words.cta) =>
      service.tell(verleih, 'draftAd', { adId, words: { ...words, cta }, wishes: { ...wishes, from }, house: false });
    expect([await ask(addDays(today, -1)), await ask(today)]).toEqual(['ad_begins_in_past', 'ok']);
    service.clock.time = `${addDays(today, 2)}T12:00:00.000Z`;
    expect([await ask(today, 'Jetzt ansehen'), await ask(addDays(today, 1))]).toEqual(['ok', 'ad_begins_in_past']);
  });

  it('is refunded once when declined, with a credit note, and can be booked again', async () => {
    const { adId, paymentId } = await inReview();
    const reason = 'Die Seite zeigt etwas anderes.';
    expect(await service.tellAsSystem('declineAd', { adId, reason })).toBe('ok');
    expect(await service.tellAsSystem('declineAd', { adId, reason })).toBe('ad_not_in_review');
    await becomes(paymentId, 'refunded');
    const { items } = await service.ask(verleih, 'invoices', { page: 1, size: 10 });
    expect(items.map(({ status, gross }) => [status, gross])).toEqual([
      ['credit_note', -3_213],
      ['cancelled', 3_213],
    ]);
    expect((await told('Deine Anzeige wurde abgelehnt: Zelte fürs Wochenende'))?.text).toContain(reason);
    expect(await own(adId)).toMatchObject({ stage: 'declined', reason });
    expect(await running()).toEqual([]);
    expect(await book(adId)).toBe('ok');
    expect(await own(adId)).toMatchObject({ stage: 'booked', reason: null });
  });

  it('is reviewed only in its current version after a decline, change and new payment', async () => {
    const { adId, paymentId: seen } = await inReview();
    await service.tellAsSystem('declineAd', { adId, paymentId: seen, reason: 'Anderes Bild, bitte.' });
    await becomes(seen, 'refunded');
    const now = randomUUID();
    expect(await book(adId, now)).toBe('ok');
    expect(await service.tell(verleih, 'payOnTestPage', { paymentId: now, outcome: 'paid' })).toBe('ok');
    await eventually(
      () => own(adId),
      (ad) => ad?.stage === 'review',
    );
    expect(await service.tellAsSystem('approveAd', { adId, paymentId: seen })).toBe('ad_booked_anew');
    expect(await service.tellAsSystem('declineAd', { adId, paymentId: seen, reason: 'Nein.' })).toBe('ad_booked_anew');
    expect(await service.tellAsSystem('approveAd', { adId, paymentId: now })).toBe('ok');
  });

  it('leaves a credit note and a refund owed by hand when declined after payment by transfer', async () => {
    await service.stop();
    service = await startService({ payments: paymentsOnAccount('https://lend.example') });
    const ada = idOf('ada');
    service.admins.add(ada);
    const [adId, paymentId] = [await draft(), randomUUID()];
    expect(await book(adId, paymentId)).toBe('ok');
    expect(await service.told(paymentId, { kind: 'came', reference: 'bank 1', amount: 3_213, currency: 'EUR' })).toBe(
      'ok',
    );
    expect(await service.tellAsSystem('declineAd', { adId, reason: 'Nein.' })).toBe('ok');
    const owed = async () =>
      (await service.ask(ada, 'transfers', { filter: { state: 'owed' }, paging: { page: 1, size: 9 } })).items;
    const invoices = async () =>
      (await service.ask(verleih, 'invoices', { page: 1, size: 9 })).items.map(({ status }) => status);
    await eventually(owed, (all) => all.length === 1);
    expect(await owed()).toMatchObject([{ paymentId, amount: 3_213, owed: 3_213, status: 'paid' }]);
    expect(await payment(paymentId)).toMatchObject({ status: 'paid', owedBack: true });
    expect(await invoices()).toEqual(['credit_note', 'cancelled']);

    const noted = (who: string) => service.tell(who, 'noteTransferReturned', { paymentId });
    expect([await noted(verleih), await noted(ada), await noted(ada)]).toEqual(['payment_not_found', 'ok', 'ok']);
    expect(await owed()).toEqual([]);
    expect(await payment(paymentId)).toMatchObject({ status: 'refunded', owedBack: false });
    expect(await invoices()).toEqual(['credit_note', 'cancelled']);
  });

  it('is inaccessible to other users', async () => {
    const { adId } = await inReview();
    expect(await own(adId, jana)).toBeNull();
    expect((await service.ask(jana, 'ownAds', { house: false })).ads).toEqual([]);
    expect(await service.ask(jana, 'adQuote', { adId, locale: 'de' })).toEqual({ refused: 'ad_not_sold' });
    service.customers.set(jana, asCompany(service.customers.get(jana)!));
    expect([
      await service.tell(jana, 'draftAd', { adId, words, wishes, house: false }),
      await service.tell(jana, 'setAdPicture', { adId, from: 0, imageId: null }),
      await service.tell(jana, 'dropAd', { adId }),
      await service.tell(jana, 'bookAd', { adId, net: NET, paymentId: randomUUID() }),
      await service.tell(jana, 'endAd', { adId }),
      await service.tell(verleih, 'approveAd', { adId }),
      await service.tell(verleih, 'declineAd', { adId, reason: 'x' }),
    ]).toEqual(Array(7).fill('ad_not_found'));
    expect(await own(adId)).toMatchObject({ stage: 'review' });
  });

  it('cannot be reviewed by its owner, even if the owner is an admin', async () => {
    const { adId } = await inReview();
    service.admins.add(verleih);
    expect([
      await service.tell(verleih, 'approveAd', { adId }),
      await service.tell(verleih, 'declineAd', { adId, reason: 'x' }),
    ]).toEqual(['ad_is_own', 'ad_is_own']);
    expect(await own(adId)).toMatchObject({ stage: 'review' });
  });

  it('is visible to all admins, and a second review is refused after the first', async () => {
    const [ada, eve] = [idOf('ada'), idOf('eve')];
    const first = await inReview();
    service.clock.time = '2027-01-31T10:01:00.000Z';
    const second = await inReview();
    const waiting = async (who: string) =>
      (await service.ask(who, 'adsToReview', {})).ads.map(({ adId, userId }) => [adId, userId]);
    const shown = async (who: string) =>
      service.ask(who, 'shownAds', { filter: { state: 'current' }, sort: '-from', paging: { page: 1, size: 10 } });
    for (const admin of [ada, eve]) service.admins.add(admin);
    const ownerFor = (who: string) => service.ask(who, 'adOwner', { adId: first.adId });
    expect((await service.ask(ada, 'adsWaiting', {})).count).toBe((await waiting(ada)).length);
    expect((await service.ask(verleih, 'adsWaiting', {})).count).toBe(0);
    expect([await ownerFor(ada), await ownerFor(verleih)]).toEqual([verleih, null]);
    expect(await waiting(ada)).toEqual([
      [first.adId, verleih],
      [second.adId, verleih],
    ]);
    expect(await service.tell(ada, 'placeAd', { adId: randomUUID(), ...placedAd })).toBe('ad_not_found');
    expect(await service.tell(ada, 'approveAd', { adId: first.adId })).toBe('ok');
    expect(await service.tell(eve, 'declineAd', { adId: first.adId, reason: 'Nein.' })).toBe('ad_not_in_review');
    expect(await service.tell(ada, 'declineAd', { adId: second.adId, reason: 'Nein.' })).toBe('ok');
    expect(await service.tell(eve, 'approveAd', { adId: second.adId })).toBe('ad_not_in_review');
    await becomes(second.paymentId, 'refunded');
    expect(await waiting(eve)).toEqual([]);
    expect(await shown(eve)).toMatchObject({
      items: [{ adId: first.adId, userId: verleih, status: 'running', total: { views: 0, clicks: 0 } }],
      total: 1,
    });
    for (const other of [verleih, jana]) {
      expect(await waiting(other)).toEqual([]);
      expect(await shown(other)).toEqual({ items: [], total: 0 });
    }
    expect(await service.tell(eve, 'endAd', { adId: first.adId })).toBe('ok');
    expect(await service.tell(ada, 'endAd', { adId: first.adId })).toBe('ad_ended');
    expect((await shown(ada)).items).toEqual([]);
    const mail = await told('Eine Anzeige wartet auf eure Prüfung: Zelte fürs Wochenende');
    expect(mail?.text).toContain('https://lend.example/backoffice/anzeigen');
  });

  it('cannot name another payer or a limited area', async () => {
    const one = { adId: randomUUID(), words, wishes, house: false };
    const area = { cityId: 'g2886242', city: 'Köln', point: { lat: 50.94, lng: 6.96 }, radiusKm: 25 as const };
    for (const wrong of [{ words: { ...words, payer: 'Agentur' } }, { wishes: { ...wishes, area } }])
      expect(await service.tell(verleih, 'draftAd', { ...one, ...wrong })).toBe('ad_house_only');
  });

  it('requires a company with an address, the displayed price, and a picture', async () => {
    const one = { adId: randomUUID(), words, wishes, house: false };
    expect(await service.tell(jana, 'draftAd', one)).toBe('ad_for_companies');
    expect(await service.tell(idOf('stranger'), 'draftAd', one)).toBe('billing_address_missing');
    const adId = await draft();
    const shown = { adId, net: NET, paymentId: randomUUID() };
    expect(await service.tell(verleih, 'bookAd', { ...shown, gross: NET })).toBe('ad_price_changed');
    expect(await service.tell(verleih, 'bookAd', { adId, net: NET - 1, paymentId: randomUUID() })).toBe(
      'ad_price_changed',
    );
    await service.tell(verleih, 'setAdPicture', { adId, from: 0, imageId: null });
    expect(await book(adId)).toBe('ad_picture_missing');
    expect(await eventsOf(adId)).toEqual(['AdDrafted', 'AdPictureSet', 'AdPictureSet']);
  });

  it('is immutable during and after payment, and editable after the payment is abandoned', async () => {
    const [adId, paymentId] = [await draft(), randomUUID()];
    await book(adId, paymentId);
    const change = () =>
      service.tell(verleih, 'draftAd', { adId, words: { ...words, title: 'Anders' }, wishes, house: false });
    const acts = async () => [
      await change(),
      await service.tell(verleih, 'setAdPicture', { adId, from: 576, imageId: randomUUID() }),
      await service.tell(verleih, 'dropAd', { adId }),
    ];
    expect(await acts()).toEqual(Array(3).fill('ad_waits_for_payment'));
    await service.tell(verleih, 'dropPayment', { paymentId });
    expect(await own(adId)).toMatchObject({ stage: 'draft', paymentId: null });
    expect(await change()).toBe('ok');
    await service.told(paymentId, { kind: 'came', reference: 'late', amount: 3_213, currency: 'EUR' });
    expect(await own(adId)).toMatchObject({ stage: 'draft' });
    const again = randomUUID();
    await book(adId, again);
    await service.tell(verleih, 'payOnTestPage', { paymentId: again, outcome: 'paid' });
    expect(await acts()).toEqual(Array(3).fill('ad_settled'));
    expect(await service.tell(verleih, 'endAd', { adId })).toBe('ad_not_found');
  });

  it('is booked once despite parallel clicks', async () => {
    const adId = await draft();
    const ids = Array.from({ length: 6 }, () => randomUUID());
    expect(await Promise.all(ids.map((id) => book(adId, id)))).toEqual(ids.map(() => 'ok'));
    expect((await eventsOf(adId)).filter((type) => type === 'AdBooked')).toHaveLength(1);
    const asked = await Promise.all(ids.map((id) => payment(id)));
    expect(asked.filter((one) => one !== null)).toHaveLength(1);
  });

  it('can be ended by its owner, and its pictures are deleted', async () => {
    const { adId } = await inReview();
    await service.tellAsSystem('approveAd', { adId });
    const [picture] = (await own(adId))?.pictures ?? [];
    expect(await service.tell(verleih, 'endAd', { adId })).toBe('ok');
    expect(await service.tell(verleih, 'endAd', { adId })).toBe('ad_ended');
    expect(await running()).toEqual([]);
    await gone(picture?.imageId);
  });

  it('keeps files only for its current pictures', async () => {
    const adId = await draft();
    const [before] = (await own(adId))?.pictures ?? [];
    const next = randomUUID();
    await service.tell(verleih, 'setAdPicture', { adId, from: 0, imageId: next });
    await gone(before?.imageId);
    expect(service.pictures.fates.get(next)).not.toBe('remove');
    await service.tell(verleih, 'dropAd', { adId });
    expect(await own(adId)).toBeNull();
    expect((await service.ask(verleih, 'ownAds', { house: false })).ads).toEqual([]);
    await gone(next);
  });

  it('ends with the account: running ads stop, unreviewed ads are refunded, drafts are deleted', async () => {
    const shown = await inReview();
    await service.tellAsSystem('approveAd', { adId: shown.adId });
    const [waits, drafted] = [await inReview(), await draft()];
    await service.deleteAccount(verleih);
    await eventually(
      async () => service.confirmed,
      (all) => all.includes(verleih),
    );
    expect(await running()).toEqual([]);
    expect((await service.ask(verleih, 'ownAds', { house: false })).ads.map(({ stage }) => stage)).toEqual([
      'approved',
    ]);
    await becomes(waits.paymentId, 'refunded');
    expect(await eventsOf(drafted)).toContain('AdDropped');
    expect(await payment(shown.paymentId)).toMatchObject({ status: 'paid' });
  });
});
