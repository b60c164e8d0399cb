import { describe, expect, it } from 'vitest';
import { otherId, userId } from '../../testing/account.js';
import { free, nicknameAggregate, reserve, type NicknameState } from './nickname.aggregate.js';
import { nicknameId } from './nickname-id.js';
import { nicknamePattern } from '@lendring/contracts/account/patterns.js';
import { normalForm } from './normal-form.js';
import type { NicknameEvent } from '@lendring/contracts/account/nickname.js';

const given = (...events: readonly NicknameEvent[]): NicknameState =>
  events.reduce(nicknameAggregate.evolve, nicknameAggregate.initialState);
const reserved: NicknameEvent = { type: 'NicknameReserved', data: { userId } };
const freed: NicknameEvent = { type: 'NicknameFreed', data: { userId } };

describe('a nickname', () => {
  it('has one holder at a time', () => {
    expect(reserve(given(), userId)).toEqual({ events: [reserved] });
    expect(reserve(given(reserved), userId)).toEqual({ events: [] });
    expect(reserve(given(reserved), otherId)).toEqual({ refusal: { code: 'nickname_taken' } });
    expect(reserve(given(reserved, freed), otherId)).toEqual({
      events: [{ type: 'NicknameReserved', data: { userId: otherId } }],
    });
  });

  it('is released by its holder only', () => {
    expect(free(given(reserved), userId)).toEqual([freed]);
    expect([free(given(reserved), otherId), free(given(), userId), free(given(reserved, freed), userId)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('nickname characters', () => {
  it.each(['jana_probst\u3164', 'jana_pro\u115fbst', 'jana\u1160_probst', '\uffa0jana_probst', '\u3164'.repeat(6)])(
    'exclude invisible characters: %j',
    (name) => {
      expect(nicknamePattern.test(name)).toBe(false);
    },
  );

  it.each(['jana_probst', 'Jörg.Müller', '한국어사람들'])('include letters of any script: %s', (name) =>
    expect(nicknamePattern.test(name)).toBe(true),
  );
});

describe('normalForm', () => {
  it.each([
    ['Kamera.Kiste', 'kamera_kiste'],
    ['KameraKiste', 'kamera-kiste'],
    ['  KAMERA  kiste ', 'kamerakiste'],
    ['Kamerakiste', 'Kamerak1ste'],
    ['Zeltmeister', 'Ze1tme|ster'],
    ['Otto2000', 'ott02ooo'],
    ['Ina_Illner', 'lna-iIIner'],
    ['Straßenrad', 'STRASSENRAD'],
    ['Zelte', '\uff3aelte'],
    ['Jörg', 'Jo\u0308rg'],
    ['\ufb01lmfan', 'FILMfan'],
    ['Robert', 'R\u043ebert'],
    ['paprika', 'p\u0430prika'],
    ['alpha', '\u03b1lpha'],
    ['İstanbul', 'istanbul'],
    ['Σίσυφος', 'σίσυφοσ'],
  ])('maps %s and %s to the same form', (a, b) => expect(normalForm(a)).toBe(normalForm(b)));

  it.each([
    ['Jörg', 'Jorg'],
    ['Kiste1', 'Kiste2'],
    ['Nina', 'Nino'],
    ['Zelt22', 'Zelt222'],
  ])('keeps %s and %s apart', (a, b) => expect(normalForm(a)).not.toBe(normalForm(b)));

  it('is idempotent', () => {
    for (const name of ['Kamera.Kiste', 'İstanbul', 'Ze1t_meister', '\ufb01lmfan'])
      expect(normalForm(normalForm(name))).toBe(normalForm(name));
  });
});

describe('nicknameId', () => {
  const key = new Uint8Array(32).fill(7);

  it('is the same for one normal form and key, and reveals nothing without the key', () => {
    expect(nicknameId(key, 'Kamera.Kiste')).toBe(nicknameId(key, 'kamera_kiste'));
    expect(nicknameId(key, 'Kamera.Kiste')).toMatch(/^[0-9a-f]{64}$/);
    expect(nicknameId(new Uint8Array(32).fill(8), 'Kamera.Kiste')).not.toBe(nicknameId(key, 'Kamera.Kiste'));
  });
});
