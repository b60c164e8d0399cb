import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GroupBody } from '@lendring/contracts/http/groups.js';
import { allFeaturesOn, type Features } from '@lendring/contracts/installation/feature.js';
import type { Operator, Setting } from '@lendring/contracts/installation/settings.js';
import { club } from '@lendring/contracts/testing/operator.js';
import { changeAdmins, wishOf } from '../operations/admins.js';
import type { Reply, TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const operator = (change: Partial<Operator> = {}): Setting => ({ part: 'operator', value: { ...club, ...change } });

const groupNamed = (name: string): GroupBody => ({
  name,
  description: 'Wir leihen einander.',
  rules: '',
  color: '#007a7e',
  city_id: null,
  joining: 'open',
  public_search_requests: false,
  listed: true,
});

describe('settings of the installation', () => {
  let product: TestProduct;
  let ada: TestPerson;
  let ben: TestPerson;

  const codeOf = ({ status, failure }: Pick<Reply<'setting'>, 'status' | 'failure'>): string =>
    status < 300 ? String(status) : `${status} ${failure.msgcode}`;
  const change = async (by: TestPerson, setting: Setting, after: number, key = randomUUID()) =>
    by.call('changeSetting', { body: { setting, after }, key });
  const shown = async () => (await product.visitor.call('reference')).data.operator;

  beforeAll(async () => {
    product = await startProduct();
    [ada, ben] = await Promise.all([product.person('ada'), product.person('ben')]);
    await changeAdmins(product.config, wishOf(['appoint', 'Ada_Test']));
  });
  afterAll(async () => product.stop());

  it('come from the environment until an admin changes them, and again after a reset', async () => {
    const before = await shown();
    expect(before).toMatchObject({ name: 'Lendring', phone: '' });
    const key = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect((await change(ada, operator(), 0, key)).data).toMatchObject({
        number: 1,
        setting: operator(),
        versions: [{ number: 1, put_back: null, by: { user: { nickname: 'ada_test' } } }],
      });
    expect(await shown()).toEqual(club);
    const back = await ada.call('putBackSetting', { body: { part: 'operator', number: 0, after: 1 } });
    expect(back.data).toMatchObject({
      number: 2,
      setting: { value: before },
      versions: [{ number: 2, put_back: 0 }, { number: 1 }],
    });
    expect(await shown()).toEqual(before);
  });

  it('reject an invalid phone number and VAT number', async () => {
    for (const wrong of [{ phone: 'abc' }, { vat: 'DE12' }]) {
      const { status, failure } = await change(ada, operator(wrong), 2);
      expect([status, failure.msgcode, failure.fields?.map(({ path }) => path)]).toEqual([
        400,
        'invalid_input',
        [`setting.value.${Object.keys(wrong).join()}`],
      ]);
    }
  });

  it('are changed only if the request names the current version', async () => {
    expect(codeOf(await change(ada, operator({ name: 'Left' }), 1))).toBe('409 setting_changed');
    expect(codeOf(await ada.call('putBackSetting', { body: { part: 'operator', number: 9, after: 2 } }))).toBe(
      '404 setting_version_not_found',
    );
  });

  it('are read and changed by admins only', async () => {
    const calls = (who: TestPerson | TestProduct['visitor']) => [
      who.call('setting', { query: { part: 'operator' } }),
      who.call('changeSetting', { body: { setting: operator(), after: 3 } }),
      who.call('putBackSetting', { body: { part: 'operator', number: 1, after: 3 } }),
    ];
    for (const reply of await Promise.all(calls(ben))) expect(codeOf(reply)).toBe('403 admin_needed');
    for (const reply of await Promise.all(calls(product.visitor))) expect(codeOf(reply)).toBe('401 sign_in_needed');
  });

  it('disable features for new use, keep existing use, and can be enabled again', async () => {
    const group = await ben.call('foundGroup', { body: groupNamed('Nachbarn') });
    expect(codeOf(group)).toBe('200');
    const set = async (value: Features, after: number, reason?: string) =>
      ada.call('changeSetting', { body: { setting: { part: 'features', value }, ...(reason && { reason }), after } });
    const off = { ...allFeaturesOn, groups: false, feedback: false };
    expect(codeOf(await set(off, 0))).toBe('400 setting_reason');
    expect((await set(off, 0, 'Only lending here')).data).toMatchObject({
      number: 1,
      versions: [{ reason: 'Only lending here', before: { value: allFeaturesOn }, setting: { value: off } }],
    });
    expect(codeOf(await product.visitor.call('groups', { query: {} }))).toBe('404 feature_off');
    expect(codeOf(await ben.call('foundGroup', { body: groupNamed('Andere') }))).toBe('404 feature_off');
    expect((await ben.call('ownGroups')).data).toMatchObject([{ name: 'Nachbarn' }]);
    const maps = async () => (await fetch(`${product.config.publicUrl}/sitemap.xml`)).text();
    expect(await maps()).not.toContain('groups-1');
    const back = await ada.call('putBackSetting', { body: { part: 'features', number: 0, reason: 'Again', after: 1 } });
    expect(back.data).toMatchObject({ number: 2, setting: { value: allFeaturesOn } });
    expect(codeOf(await product.visitor.call('groups', { query: {} }))).toBe('200');
    expect(await maps()).toContain('groups-1');
  });
});
