import { describe, expect, it } from 'vitest';
import { allTexts, createTexts, exceptions, staleExceptions, textsToEnter } from './texts-of-a-person.js';

describe('the texts a user can enter', () => {
  it('are derived from the contract, with a reason for each text the erasure test omits', () => {
    expect(allTexts()).toEqual(
      expect.arrayContaining(['changeOffer.tags', 'block.note', 'changeProfile.phone', 'changeAd.link', 'say.text']),
    );
    expect(allTexts()).not.toEqual(expect.arrayContaining(['ask.offer_id']));
    expect(textsToEnter()).not.toEqual(expect.arrayContaining(['changeEmail.password']));
    expect(staleExceptions()).toEqual([]);
    for (const reason of Object.values(exceptions)) expect(reason.length).toBeGreaterThan(8);
  });

  it('are filled with distinct markers within their length limits', () => {
    const { fill, entered } = createTexts();
    const body = fill('changeOffer', { pricing: [{ renttype_id: 2 }], title: 'Zelt' });
    expect(body).toMatchObject({ title: 'Zelt', tags: [expect.stringMatching(/^Qzx/)] });
    expect(body.pricing?.[0]).toMatchObject({ renttype_id: 2, donation_target: expect.stringMatching(/^Qzx/) });
    expect(entered.get('changeOffer.title')).toBe('Zelt');
    expect(new Set(entered.values()).size).toBe(entered.size);
    expect(fill('changeEmail', { password: 'geheim' })).toMatchObject({
      password: 'geheim',
      email: expect.stringMatching(/^qzx[a-z]+@example\.org$/),
    });
  });
});
