import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPUTATION_DAYS } from '@lendring/contracts/account/reputation.js';
import { must, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { otherInstallation, type OtherInstallation } from '../testing/other-installation.js';

describe('ratings imported from another installation', () => {
  let product: TestProduct;
  let mila: TestPerson;
  let other: TestPerson;
  let elsewhere: OtherInstallation;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const bring = (who: Pick<TestPerson, 'call'>, credential: string) =>
    who.call('bringReputation', { body: { credential } });
  const code = async (who: TestPerson, credential: string) => (await bring(who, credential)).failure.msgcode;
  const shown = async () =>
    must('userProfile', await product.visitor.call('userProfile', { id: mila.userId })).data.brought;

  beforeAll(async () => {
    elsewhere = await otherInstallation('https://lend.example.org');
    product = await startProduct({ TRUSTED_INSTALLATIONS: JSON.stringify([elsewhere.trusted]) });
    mila = await product.person('mila');
    other = await product.person('other');
  });
  afterAll(() => product.stop());

  it('are shown on the profile until their removal, separate from local ratings', async () => {
    expect(must('brought', await mila.call('brought')).data).toEqual({ trusted: [elsewhere.issuer], brought: [] });
    const paper = await elsewhere.paperFor('mila@example.org', daysAgo(2));
    const { brought } = must('bringReputation', await bring(mila, paper)).data;
    expect(brought).toMatchObject([{ issuer: elsewhere.issuer, lent_count: 14, shown: true }]);
    const profile = must('userProfile', await product.visitor.call('userProfile', { id: mila.userId })).data;
    expect(profile.brought).toEqual([
      expect.objectContaining({ issuer: elsewhere.issuer, rating_as_vendor: { average: 4.8, count: 12 } }),
    ]);
    expect(profile.rating_as_vendor.count).toBe(0);
    expect(JSON.stringify(profile)).not.toContain('name_from_elsewhere');
    expect(must('bringReputation', await bring(mila, paper)).data.brought).toEqual(brought);
    const newer = must(
      'bringReputation',
      await bring(mila, await elsewhere.paperFor('mila@example.org', daysAgo(1))),
    ).data;
    expect(newer.brought).toHaveLength(1);
    expect(newer.brought[0]?.id).not.toBe(brought[0]?.id);
    expect(await code(mila, paper)).toBe('brought_older');

    const id = newer.brought[0]?.id ?? '';
    must('removeBrought', await other.call('removeBrought', { id }));
    expect(await shown()).toHaveLength(1);
    for (let n = 0; n < 2; n += 1) must('removeBrought', await mila.call('removeBrought', { id }));
    expect(must('brought', await mila.call('brought')).data.brought).toEqual([]);
  });

  it('are rejected when foreign, outdated, forged, or from this or an untrusted installation', async () => {
    const stranger = await otherInstallation('https://unknown.example.org');
    const liar = await otherInstallation(elsewhere.issuer);
    const paper = await elsewhere.paperFor('mila@example.org');
    expect(await code(other, paper)).toBe('brought_not_yours');
    expect(await code(mila, await elsewhere.paperFor('mila@example.org', daysAgo(REPUTATION_DAYS + 1)))).toBe(
      'brought_expired',
    );
    expect(await code(mila, await stranger.paperFor('mila@example.org'))).toBe('brought_untrusted');
    expect(await code(mila, await liar.paperFor('mila@example.org'))).toBe('brought_invalid');
    expect(await code(mila, `${paper.slice(0, -4)}AAAA`)).toBe('brought_invalid');
    expect(await code(mila, 'nothing')).toBe('brought_invalid');
    expect(await code(mila, must('reputation', await mila.call('reputation')).data.credential)).toBe('brought_own');
    expect((await bring(product.visitor, paper)).status).toBe(401);
    expect((await product.visitor.call('brought')).status).toBe(401);
    expect(must('brought', await mila.call('brought')).data.brought).toEqual([]);
  });
});
