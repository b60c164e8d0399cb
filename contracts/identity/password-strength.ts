/** Length in characters: long enough for passphrases. */
export const passwordLength = { least: 10, most: 200 } as const;

/** Length that resists most attacks on its own. */
const long = 16;

/** Most common passwords of ten or more characters, and typical patterns. */
const common = [
  /^(.)\1*$/,
  /^(..)\1*$/,
  /^(0?1234567890?|qwert[zy]uiop|passwort?d?|lendring|asdfghjkl)[\d!?.]*$/i,
  /^(abc|123|qwe|pass)+[\d!]*$/i,
];

/**
 * Used for the form's hint and the server's check. `common`: among the first guesses of cracking tools. Otherwise only
 * length counts (NIST SP 800-63B).
 */
export const passwordStrength = (password: string): 'short' | 'common' | 'fair' | 'good' => {
  if (password.length < passwordLength.least) return 'short';
  if (common.some((pattern) => pattern.test(password))) return 'common';
  return password.length >= long ? 'good' : 'fair';
};
