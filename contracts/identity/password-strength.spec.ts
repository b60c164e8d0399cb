import { describe, expect, it } from 'vitest';
import { passwordLength, passwordStrength } from './password-strength.js';

describe('passwordStrength', () => {
  it.each(['', 'kurz', 'neunzeich'])('rates "%s" as too short', (password) =>
    expect(passwordStrength(password)).toBe('short'),
  );
  it.each(['1234567890', 'aaaaaaaaaaaa', 'ababababab', 'Passwort123', 'qwertzuiop', 'lendring2024', 'abc123abc123'])(
    'rates "%s" as easy to guess',
    (password) => expect(passwordStrength(password)).toBe('common'),
  );
  it('rates other passwords by length alone', () => {
    expect(passwordStrength('zeltplane7')).toBe('fair');
    expect(passwordStrength('drei Zelte am See')).toBe('good');
    expect(passwordStrength('x'.repeat(passwordLength.least - 1))).toBe('short');
  });
});
