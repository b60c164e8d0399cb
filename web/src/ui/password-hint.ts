import { passwordLength, passwordStrength } from '@lendring/contracts/identity/password.js';

export type PasswordHint = Readonly<{
  state: 'empty' | 'short' | 'common' | 'fair' | 'good';
  /** Characters still missing. */
  missing: number;
  /** 0 to 1, for the bar: it grows with the length and is full where length alone is enough. */
  part: number;
}>;

const enough = 16;

/** An honest hint: length first, no points for odd characters. */
export const passwordHint = (password: string): PasswordHint => {
  const state = password === '' ? 'empty' : passwordStrength(password);
  return {
    state,
    missing: Math.max(0, passwordLength.least - password.length),
    part: state === 'common' ? 0.15 : Math.min(1, password.length / enough),
  };
};
