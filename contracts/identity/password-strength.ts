/** Length of a password in characters; the maximum leaves room for passphrases. */
export const passwordLength = { least: 10, most: 200 } as const;

/** Length in characters at which a password resists most attacks by length alone. */
const long = 16;

/** Patterns of the most common passwords with ten or more characters. */
const common = [
  /^(.)\1*$/,
  /^(..)\1*$/,
  /^(0?1234567890?|qwert[zy]uiop|passwort?d?|lendring|asdfghjkl)[\d!?.]*$/i,
  /^(abc|123|qwe|pass)+[\d!]*$/i,
];

/**
 * Rates a password for the form's hint and the server's check. `common`: among the first guesses of cracking tools;
 * otherwise only the length counts (NIST SP 800-63B).
 */
export const passwordStrength = (password: string): 'short' | 'common' | 'fair' | 'good' => {
  if (password.length < passwordLength.least) return 'short';
  if (common.some((pattern) => pattern.test(password))) return 'common';
  return password.length >= long ? 'good' : 'fair';
};
