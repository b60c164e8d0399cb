/** The most used passwords of ten letters and more, and the habits that make the rest of them. */
const common = [/^(.)\1*$/, /^(..)\1*$/, /^(0?1234567890?|qwert[zy]uiop|passwort?d?|lendring|asdfghjkl)[\d!?.]*$/i, /^(abc|123|qwe|pass)+[\d!]*$/i];

/** `common`: the first tries of every guessing program. Length alone decides the rest (NIST SP 800-63B). */
export const strengthOf = (password: string): 'common' | 'fair' | 'good' => {
  if (common.some((pattern) => pattern.test(password))) return 'common';
  return password.length >= 16 ? 'good' : 'fair';
};
