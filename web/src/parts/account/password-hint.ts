import { passwordLength, passwordStrength } from '@lendring/contracts/identity/password.js';

export type PasswordHint = Readonly<{
  state: 'empty' | 'short' | 'common' | 'fair' | 'good';
  missing: number;
  /** Fill of the bar, 0 to 1; full where the length alone suffices. */
  part: number;
}>;

const enough = 16;

export const passwordHint = (password: string): PasswordHint => {
  const state = password === '' ? 'empty' : passwordStrength(password);
  return {
    state,
    missing: Math.max(0, passwordLength.least - password.length),
    part: state === 'common' ? 0.15 : Math.min(1, password.length / enough),
  };
};
