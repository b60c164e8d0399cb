import { describe, expect, it } from 'vitest';
import type { WordEntry } from '@lendring/contracts/moderation/word-lists.js';
import { at, idOf } from '../../testing/case.js';
import { inspection } from '../../testing/inspection.js';
import {
  accountFinding,
  listReader,
  markOf,
  pictureFinding,
  priceFinding,
  severityOf,
  wordsFinding,
} from './decide-finding.js';

const entry = (text: string, severity: number): WordEntry => ({
  wordId: idOf(text),
  text,
  match: 'beginning',
  reason: 'Beispiel',
  severity,
  by: idOf('ada'),
  at,
});
const day = (cents: number) => ({ day: { cents, currency: 'EUR' } });

describe('listed words', () => {
  const lists = [listReader('de', [entry('waffe', 3), entry('feuer', 1)]), listReader('en', [entry('weapon', 2)])];

  it('are found from all lists, most serious first, with reason and spelling', () => {
    const finding = wordsFinding(lists, 'Feuerschale, weapons, Waffenschrank');
    expect(finding?.found.map(({ as, language, severity }) => [as, language, severity])).toEqual([
      ['Waffenschrank', 'de', 3],
      ['weapons', 'en', 2],
      ['Feuerschale', 'de', 1],
    ]);
    expect(finding && severityOf(finding)).toBe(3);
    expect(wordsFinding(lists, 'Zelt')).toBeNull();
  });

  it('are shown with their surrounding text, cut between words', () => {
    const around = (text: string) => wordsFinding(lists, text)?.found[0]?.around;
    expect(around('Waffen')).toBe('Waffen');
    const long = 'ein ganz gewöhnlicher Satz '.repeat(9);
    const shown = around(`${long}\n\nund Waffen ${long}`) ?? '';
    expect(shown).toMatch(/^… .*Satz und Waffen ein .* …$/);
    expect(shown.length).toBeLessThan(140);
  });

  it('have the same fingerprint while the same words are found', () => {
    const [one, other, more] = ['Waffen, Feuer', 'FEUER und Waffen!', 'Waffenschrank, Feuer'].map((text) =>
      markOf(wordsFinding(lists, text)!),
    );
    expect(one).toBe(other);
    expect(more).not.toBe(one);
  });
});

describe('a price', () => {
  it('is flagged far above and far below the usual price, with the figures', () => {
    expect(priceFinding(inspection(day(4_000)))).toEqual({
      kind: 'price',
      cents: 4_000,
      currency: 'EUR',
      low: 500,
      median: 800,
      high: 1_200,
      offers: 23,
      categoryId: 102,
    });
    expect(priceFinding(inspection(day(100)))).not.toBeNull();
  });

  it('is not flagged near usual prices, or if prices vary much or are few', () => {
    for (const cents of [300, 800, 2_300]) expect(priceFinding(inspection(day(cents)))).toBeNull();
    const usual = { offers: 23, median: 800, spread: 2, low: 100, high: 5_000 };
    expect(priceFinding(inspection({ ...day(4_000), usual }))).toBeNull();
    expect(priceFinding(inspection({ ...day(4_000), usual: { ...usual, spread: 1.3, offers: 7 } }))).toBeNull();
    expect(priceFinding(inspection({ ...day(4_000), usual: null }))).toBeNull();
    expect(priceFinding(inspection({ day: null }))).toBeNull();
  });
});

describe('a new account', () => {
  const registered = (daysAgo: number) => new Date(Date.parse(at) - daysAgo * 86_400_000).toISOString();

  it('is flagged with many offers or an expensive offer', () => {
    expect(accountFinding(inspection({ online: 8 }), registered(3), at)).toEqual({
      kind: 'new_account',
      days: 3,
      offers: 8,
      cents: null,
      currency: null,
    });
    expect(accountFinding(inspection(day(12_000)), registered(0), at)).toMatchObject({ days: 0, cents: 12_000 });
  });

  it('is not flagged with few cheap offers, after two weeks, or as a company', () => {
    expect(accountFinding(inspection({ online: 7 }), registered(3), at)).toBeNull();
    expect(accountFinding(inspection({ online: 80, ...day(12_000) }), registered(14), at)).toBeNull();
    expect(accountFinding(inspection({ online: 80, commercial: true }), registered(1), at)).toBeNull();
  });

  it('is flagged again once its offers have doubled', () => {
    const marks = [8, 9, 15, 16].map((online) => markOf(accountFinding(inspection({ online }), registered(1), at)!));
    expect(new Set(marks.slice(0, 3)).size).toBe(1);
    expect(marks[3]).not.toBe(marks[0]);
  });
});

describe('pictures of others', () => {
  const like = (n: number) => ({
    imageId: idOf('own'),
    other: { imageId: idOf(`theirs ${n}`), offerId: 'k3v9w0m2q8', ownerId: idOf('other') },
    bits: n,
  });

  it('are flagged, with a fingerprint independent of the order', () => {
    expect(pictureFinding(inspection())).toBeNull();
    const [one, other, more] = [[like(1), like(2)], [like(2), like(1)], [like(1)]].map((all) =>
      markOf(pictureFinding(inspection({ like: all }))!),
    );
    expect(one).toBe(other);
    expect(more).not.toBe(one);
  });
});
