/** Length of a password in characters: long enough for a sentence, the kind of password people remember. */
export const passwordLength = { least: 10, most: 200 } as const;
/** From here on length alone is enough for most attacks. */
const long = 16;

/** The most used passwords of ten letters and more, and the habits that make the rest of them. */
const common = [
  /^(.)\1*$/,
  /^(..)\1*$/,
  /^(0?1234567890?|qwert[zy]uiop|passwort?d?|lendring|asdfghjkl)[\d!?.]*$/i,
  /^(abc|123|qwe|pass)+[\d!]*$/i,
];

/**
 * For the form's hint and the server's check. `short`: too few characters; `common`: among the first tries of every
 * guessing program. Length alone decides the rest (NIST SP 800-63B).
 */
export const passwordStrength = (password: string): 'short' | 'common' | 'fair' | 'good' => {
  if (password.length < passwordLength.least) return 'short';
  if (common.some((pattern) => pattern.test(password))) return 'common';
  return password.length >= long ? 'good' : 'fair';
};
