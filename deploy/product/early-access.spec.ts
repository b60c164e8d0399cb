import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Opening } from '@lendring/contracts/installation/opening.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { changeAdmins, wishOf } from '../operations/admins.js';
import type { Reply, TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const code = 'fruehling-2027';

describe('a closed installation', () => {
  let product: TestProduct;
  let ada: TestPerson;
  let ben: TestPerson;

  beforeAll(async () => {
    product = await startProduct();
    [ada, ben] = await Promise.all([product.person('ada'), product.person('ben')]);
    await changeAdmins(product.config, wishOf(['appoint', 'Ada_Test']));
  });
  afterAll(async () => product.stop());

  const codeOf = ({ status, failure }: Pick<Reply<'setting'>, 'status' | 'failure'>): string =>
    status < 300 ? String(status) : `${status} ${failure.msgcode}`;
  const set = async (by: TestPerson, value: Opening | null, after: number, reason: string | null = 'We set up') =>
    by.call('changeSetting', {
      body: { setting: { part: 'opening', value }, ...(reason !== null && { reason }), after },
    });
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(product.config.publicUrl + path, { redirect: 'manual', headers });
    return {
      status: answer.status,
      to: answer.headers.get('location'),
      text: await answer.text(),
      cookies: answer.headers.getSetCookie(),
    };
  };
  const sentBack = (cookies: readonly string[], name: string): string =>
    cookies.find((one) => one.startsWith(`${name}=`))?.split(';', 1)[0] ?? '';
  const search = async (headers: Readonly<Record<string, string>> = {}) =>
    (await get('/v1/offer_search', headers)).status;
  const register = (headers: Readonly<Record<string, string>> = {}, path = '/oidc/account/register') =>
    fetch(product.config.publicUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-lendring': '1', ...headers },
      body: JSON.stringify({ email: 'early@example.org', password: 'a-long-enough-secret', locale: 'de' }),
    });

  it('is configured by admins only, with a reason, a sufficiently long code and a future time', async () => {
    expect(codeOf(await set(ben, { opensAt: null, code }, 0))).toBe('403 admin_needed');
    expect(codeOf(await set(product.visitor, { opensAt: null, code }, 0))).toBe('401 sign_in_needed');
    expect(codeOf(await set(ada, { opensAt: null, code: 'short' }, 0))).toBe('400 invalid_input');
    expect(codeOf(await set(ada, { opensAt: null, code }, 0, null))).toBe('400 setting_reason');
    expect(codeOf(await set(ada, { opensAt: '2020-01-01T00:00:00.000Z', code }, 0))).toBe('400 opening_past');
    expect([await search(), (await get('/earlybird')).to]).toEqual([200, '/']);
  });

  it('redirects partner links to the early-bird page, and keeps their code', async () => {
    const addresses = ['/partner', '/nl/partner', `/en/partner?code=${code}`];
    expect(await Promise.all(addresses.map(async (path) => (await get(path)).to))).toEqual([
      '/earlybird',
      '/nl/earlybird',
      `/en/earlybird?code=${code}`,
    ]);
  });

  it('shows visitors only the pages that must stay public, and members every page', async () => {
    expect(codeOf(await set(ada, { opensAt: null, code }, 0))).toBe('200');
    await eventually(search, (status) => status === 403);
    expect((await product.visitor.call('offerSearch')).failure.msgcode).toBe('not_open_yet');
    for (const path of ['/v1/reference', '/v1/legal_text/privacy', '/v1/transparency', '/robots.txt'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    for (const path of ['/sitemap.xml', '/sitemap/categories.xml'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get('/robots.txt')).text).not.toContain('Sitemap');
    for (const member of [ada, ben]) expect((await member.call('offerSearch')).status).toBe(200);
    for (const id of [ben.userId, '00000000-0000-4000-8000-00000000dead']) {
      const { data } = await product.visitor.call('reportable', { query: { kind: 'user', id } });
      expect(data).toEqual({ title: '', quote: null, own: false });
    }
    const seen = await ada.call('reportable', { query: { kind: 'user', id: ben.userId } });
    expect(seen.data.title).not.toBe('');
    expect((await get('/v1/reference')).text).not.toContain(code);
    expect(codeOf(await ben.call('setting', { query: { part: 'opening' } }))).toBe('403 admin_needed');
    expect((await ada.call('setting', { query: { part: 'opening' } })).data.setting.value).toEqual({
      opensAt: null,
      code,
    });
  });

  it('rejects registrations of strangers under any spelling of the URL', async () => {
    for (const path of ['/oidc/account/register', '/oidc/account/%72egister', '/oidc/account/register?a=1']) {
      const answer = await register({}, path);
      expect([path, answer.status, await answer.json()]).toEqual([path, 403, { outcome: 'not_open_yet' }]);
    }
  });

  it('has a page for the access code, in the language of the reader', async () => {
    const page = await get('/earlybird', { 'accept-language': 'nl' });
    expect([page.status, page.text.includes('Toegangscode'), page.cookies]).toEqual([200, true, []]);
    expect((await get('/en/earlybird')).text).toContain('Access code');
    const wrong = await get('/earlybird?code=herbst-2027', { 'accept-language': 'de' });
    expect([wrong.status, wrong.text.includes('Dieser Code gilt nicht'), wrong.cookies]).toEqual([403, true, []]);
    for (const path of ['/earlybird?code=', '/earlybird?code[]=x', `/earlybird?code=${'x'.repeat(500)}`])
      expect([path, (await get(path)).cookies]).toEqual([path, []]);
  });

  it('admits an early bird by link until the access code changes', async () => {
    const come = await get(`/en/earlybird?code=${code}`);
    expect([come.status, come.to]).toEqual([303, '/en']);
    expect((await get('/earlybird?code=FRUEHLING%202027')).status).toBe(303);
    const cookie = sentBack(come.cookies, 'lendring_early_bird');
    expect(cookie).not.toBe('');
    expect([await search({ cookie }), await search()]).toEqual([200, 403]);
    expect((await register({ cookie })).status).toBe(200);
    expect(codeOf(await set(ada, { opensAt: null, code: 'sommer-2027' }, 1))).toBe('200');
    expect([await search({ cookie }), (await register({ cookie })).status]).toEqual([403, 403]);
  });

  it('opens at the set time and stays open', async () => {
    const opensAt = new Date(Date.now() + 1_500).toISOString();
    expect(codeOf(await set(ada, { opensAt, code }, 2))).toBe('200');
    expect(await search()).toBe(403);
    await eventually(search, (status) => status === 200);
    expect([(await get('/earlybird')).to, (await get('/sitemap.xml')).status]).toEqual(['/', 200]);
    const back = (number: number, after: number) =>
      ada.call('putBackSetting', { body: { part: 'opening', number, reason: 'Again', after } });
    expect(codeOf(await back(3, 3))).toBe('200');
    expect(codeOf(await back(2, 3))).toBe('200');
    await eventually(search, (status) => status === 403);
    expect((await back(0, 4)).data).toMatchObject({ number: 5, setting: { value: null } });
    expect(await search()).toBe(200);
  });
});
