import { describe, expect, it } from 'vitest';
import { createPhoneKeys } from './keys.js';
import { readPhone, shownPhone } from './read-number.js';

const where = { country: 'DE', countries: ['DE', 'AT', 'CH', 'NL', 'GB'] };

describe('a phone number', () => {
  it.each([
    ['0151 23456789', 'DE', '+4915123456789'],
    ['+49 (0) 151/234 567-89', 'NL', '+4915123456789'],
    ['0049 151 23456789', 'DE', '+4915123456789'],
    ['06 12345678', 'NL', '+31612345678'],
    ['0664 1234567', 'AT', '+436641234567'],
    ['078 123 45 67', 'CH', '+41781234567'],
    ['07400 123456', 'GB', '+447400123456'],
    ['+31612345678', 'DE', '+31612345678'],
  ])('%s in %s is %s', (typed, country, number) => {
    expect(readPhone(typed, { ...where, country })).toEqual({ events: number });
  });

  it.each([
    ['0151', 'phone_invalid'],
    ['ruf mich an', 'phone_invalid'],
    ['Nummer: 0151 23456789', 'phone_invalid'],
    ['0151 23456789 Durchwahl 12', 'phone_invalid'],
    ['+4915123456789;ext=5', 'phone_invalid'],
    ['110', 'phone_invalid'],
    ['+1 202 555 0143', 'phone_country'],
    ['+33 6 12 34 56 78', 'phone_country'],
    ['+44 7781 123456', 'phone_country'],
    ['030 901820', 'phone_not_mobile'],
    ['0900 1234567', 'phone_not_mobile'],
    ['0800 1234567', 'phone_not_mobile'],
    ['+44 909 8790000', 'phone_not_mobile'],
    ['+31 20 6240111', 'phone_not_mobile'],
  ])('%s is rejected: %s', (typed, code) => {
    expect(readPhone(typed, where)).toEqual({ refusal: { code } });
  });

  it('is formatted for reading', () => {
    expect(shownPhone('+4915123456789')).toBe('+49 1512 3456789');
    expect(shownPhone('no number')).toBe('no number');
  });
});

describe('phone number keys', () => {
  const keys = createPhoneKeys(new Uint8Array(32).fill(2));
  const others = createPhoneKeys(new Uint8Array(32).fill(3));
  const ask = { askId: '7f3c1d92-5b48-4e60-9a17-2c8e6d4b0f35', number: '+4915123456789' };

  it('derive a six-digit code bound to the request and the installation', () => {
    const code = keys.codeOf(ask);
    expect(code).toMatch(/^\d{6}$/);
    expect(keys.isCode(ask, code)).toBe(true);
    expect(keys.isCode(ask, `${code} `)).toBe(false);
    const elsewhere = [
      keys.codeOf({ ...ask, askId: '8f3c1d92-5b48-4e60-9a17-2c8e6d4b0f35' }),
      keys.codeOf({ ...ask, number: '+4915123456780' }),
      others.codeOf(ask),
    ];
    expect(elsewhere).not.toContain(code);
  });

  it('spread codes over the whole range', () => {
    const codes = new Set(Array.from({ length: 500 }, (_, n) => keys.codeOf({ ...ask, askId: String(n) })));
    expect(codes.size).toBeGreaterThan(490);
    expect(new Set([...codes].map((code) => code[0])).size).toBe(10);
  });

  it('name the stream of a number without revealing it', () => {
    expect(keys.streamOf(ask.number)).toMatch(/^[\da-f]{64}$/);
    expect(keys.streamOf(ask.number)).not.toBe(others.streamOf(ask.number));
  });
});
