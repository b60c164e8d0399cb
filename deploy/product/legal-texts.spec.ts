import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@lendring/contracts/http/calls.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { changeAdmins, wishOf } from '../operations/admins.js';
import { askFor, draftOffer, publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

type Wish = Body<'changeLegalText'>;
const inAll = (text: string) => ({
  de: `${text} auf Deutsch`,
  en: `${text} in English`,
  nl: `${text} in het Nederlands`,
});
const change = { de: 'Kürzer.', en: 'Shorter.', nl: 'Korter.' };

describe('legal texts of the installation', () => {
  let product: TestProduct;
  let ada: TestPerson;
  let ben: TestPerson;
  let old: Readonly<{ offerId: string; pricingId: string }>;
  const today = () => dayIn(new Date().toISOString(), 'Europe/Berlin');

  const codeOf = ({ status, failure }: Readonly<{ status: number; failure: { msgcode: string } }>): string =>
    status < 300 ? String(status) : `${status} ${failure.msgcode}`;
  const write = async (text: string, after: number, more: Partial<Wish> = {}, by = ada) =>
    by.call('changeLegalText', {
      id: 'terms',
      body: { markdown: inAll(text), change, from: today(), after, ...more },
      key: randomUUID(),
    });
  const shown = async (version?: number) =>
    (await product.visitor.call('legalText', { id: 'terms', query: version === undefined ? {} : { version } })).data;
  const statusOf = async (who: TestPerson) => (await who.call('init')).data.terms;

  beforeAll(async () => {
    product = await startProduct();
    [ada, ben] = await Promise.all([product.person('ada'), product.person('ben')]);
    await changeAdmins(product.config, wishOf(['appoint', 'Ada_Test']));
    old = await publishOffer(ben, 'Zelt von früher');
  });
  afterAll(async () => product.stop());

  it('are the built-in texts until an admin writes a text in every language', async () => {
    expect(await shown()).toEqual({
      name: 'terms',
      number: 0,
      from: null,
      holds: 'now',
      markdown: null,
      change: null,
      versions: [],
    });
    expect(codeOf(await write('One', 0, { markdown: inAll('{{phone}}') }))).toBe('400 legal_text_placeholder');
    expect((await write('One', 0)).data).toMatchObject({ number: 1, in_force: 1, markdown: inAll('One') });
    expect(await shown()).toMatchObject({ number: 1, from: today(), markdown: 'One auf Deutsch', change: 'Kürzer.' });
    expect(await shown(0)).toMatchObject({ number: 0, holds: 'before', markdown: null });
    expect(codeOf(await product.visitor.call('legalText', { id: 'terms', query: { version: 7 } }))).toBe(
      '404 setting_version_not_found',
    );
    expect((await product.visitor.call('reference')).data.terms_version).toBe('1+0');
  });

  it('require agreement before new actions, and leave running actions alone', async () => {
    expect(await statusOf(ben)).toBe('due');
    const { publish, offerId } = await draftOffer(ben, 'Zelt von heute');
    await expect(publish()).rejects.toThrow('terms_changed');
    expect(codeOf(await ben.call('deactivateOffer', { id: old.offerId, body: {} }))).toBe('200');
    expect(codeOf(await ben.call('activateOffer', { id: old.offerId, body: {} }))).toBe('200');
    const { data: due } = await ben.call('termsAgreement');
    expect(due).toMatchObject({ status: 'due', version: '1+0', changes: [{ name: 'terms', change: 'Kürzer.' }] });

    expect(codeOf(await ben.call('agreeToTerms', { body: { version: '0+0' } }))).toBe('409 terms_newer');
    const agree = () => ben.call('agreeToTerms', { body: { version: due.version } });
    const both = await Promise.all([agree(), agree()]);
    for (const { data } of both) expect(data).toMatchObject({ status: 'agreed', changes: [] });
    expect(await statusOf(ben)).toBe('agreed');
    await publish();
    expect((await ben.call('offer', { id: offerId })).data).toMatchObject({ status: 'active', terms_accepted: true });
  });

  it('can be agreed to by a requester, who then continues', async () => {
    await expect(askFor(ada, old, addDays(today(), 3))).rejects.toThrow('terms_changed');
    const { data } = await ada.call('termsAgreement');
    await ada.call('agreeToTerms', { body: { version: data.version } });
    expect(await askFor(ada, old, addDays(today(), 3))).toEqual(expect.any(String));
  });

  it('are announced, with both versions valid until the date', async () => {
    const from = addDays(today(), 14);
    const { publish } = await draftOffer(ben, 'Zelt von morgen');
    expect((await write('Two', 1, { from })).data).toMatchObject({ number: 2, in_force: 1 });
    expect(await shown()).toMatchObject({ number: 1, versions: [{ number: 2, from }, { number: 1 }, { number: 0 }] });
    expect(await shown(2)).toMatchObject({ holds: 'later', markdown: 'Two auf Deutsch' });
    expect(await statusOf(ben)).toBe('coming');
    await publish();
    const late = await draftOffer(ben, 'Zelt von übermorgen');
    expect((await write('Three', 2)).data).toMatchObject({ number: 3, in_force: 3 });
    const { data } = await ben.call('termsAgreement');
    await ben.call('agreeToTerms', { body: { version: data.version } });
    await expect(late.publish()).rejects.toThrow('terms_needed');
    expect((await ben.call('offer', { id: late.offerId })).data.terms_accepted).toBe(false);
  });

  it('are restored, and previous agreement to the restored text counts', async () => {
    const put = (number: number, after: number) =>
      ada.call('putBackLegalText', { id: 'terms', body: { number, after } });
    expect(codeOf(await put(1, 2))).toBe('409 setting_changed');
    expect((await put(1, 3)).data).toMatchObject({
      number: 4,
      in_force: 4,
      versions: [{ number: 4, put_back: 1, change: null, by: { user: { nickname: 'ada_test' } } }, {}, {}, {}],
    });
    expect(await statusOf(ada)).toBe('agreed');
    expect((await put(0, 4)).data).toMatchObject({ number: 5, markdown: null });
    expect(await shown()).toMatchObject({ number: 5, markdown: null, holds: 'now' });
    expect((await ada.call('legalVersion', { id: 'terms', query: { version: 2 } })).data.markdown).toEqual(
      inAll('Two'),
    );
  });

  it('are written by admins only', async () => {
    const calls = (who: TestPerson | TestProduct['visitor']) => [
      who.call('legalSetting', { id: 'terms' }),
      who.call('legalVersion', { id: 'terms', query: { version: 1 } }),
      who.call('changeLegalText', { id: 'terms', body: { markdown: inAll('x'), change, from: today(), after: 5 } }),
      who.call('putBackLegalText', { id: 'terms', body: { number: 1, after: 5 } }),
    ];
    for (const reply of await Promise.all(calls(ben))) expect(codeOf(reply)).toBe('403 admin_needed');
    for (const reply of await Promise.all(calls(product.visitor))) expect(codeOf(reply)).toBe('401 sign_in_needed');
    expect(codeOf(await product.visitor.call('termsAgreement'))).toBe('401 sign_in_needed');
  });
});
