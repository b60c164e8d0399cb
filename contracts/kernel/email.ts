import * as z from 'zod';

/**
 * An address as RFC 5322 and 5321 have it, without quotes and comments; a domain may come with its umlauts. For the
 * API's description, which knows no more than patterns.
 */
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9\\u00a1-\\uffff](?:[A-Za-z0-9\\u00a1-\\uffff-]{0,61}[A-Za-z0-9\\u00a1-\\uffff])?';
const typed = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'u');
const MOST_LOCAL = 64;
const ascii = /^[ -~]+$/;
/** The last label is a name, never a number. */
const topLevel = /\.(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/** The address with its domain as mail servers know it: `kontakt@müller-verleih.de` → `kontakt@xn--mller-verleih-wob.de`. */
export const withAsciiDomain = (email: string): string => {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 1 || ascii.test(domain) || /[^\p{L}\p{M}\p{N}.-]/u.test(domain)) return email;
  try {
    return `${email.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email;
  }
};

/** Whether mail can be sent there, as far as the address itself tells. */
export const isEmail = (email: string): boolean => {
  const address = withAsciiDomain(email);
  return ascii.test(address) && typed.test(address) && address.lastIndexOf('@') <= MOST_LOCAL && topLevel.test(address);
};

/** An address of at most `max` characters. */
export const emailOf = (max = 200) =>
  z
    .string()
    .trim()
    .overwrite(withAsciiDomain)
    .max(max)
    .regex(typed, { error: 'email', abort: true })
    .refine(isEmail, { error: 'email' })
    .meta({ format: 'email' });
export const Email = emailOf();
