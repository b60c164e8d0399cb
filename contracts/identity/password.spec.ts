import { describe, expect, it } from 'vitest';
import { passwordLength, passwordStrength } from './password.js';

describe('passwordStrength', () => {
  it.each(['', 'kurz', 'neunzeich'])('"%s" is short', (password) => expect(passwordStrength(password)).toBe('short'));
  it.each(['1234567890', 'aaaaaaaaaaaa', 'ababababab', 'Passwort123', 'qwertzuiop', 'lendring2024', 'abc123abc123'])(
    '"%s" is a first guess',
    (password) => expect(passwordStrength(password)).toBe('common'),
  );
  it('counts length alone for the rest', () => {
    expect(passwordStrength('zeltplane7')).toBe('fair');
    expect(passwordStrength('drei Zelte am See')).toBe('good');
    expect(passwordStrength('x'.repeat(passwordLength.least - 1))).toBe('short');
  });
});
