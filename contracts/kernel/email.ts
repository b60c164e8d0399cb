import * as z from 'zod';

/**
 * Email address pattern of RFC 5322 and 5321, without quoted strings and comments; the domain may be
 * internationalised. Written as regular expressions, so that the API description can contain the pattern.
 */
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9\\u00a1-\\uffff](?:[A-Za-z0-9\\u00a1-\\uffff-]{0,61}[A-Za-z0-9\\u00a1-\\uffff])?';
const typed = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'u');
const MOST_LOCAL = 64;
const ascii = /^[ -~]+$/;
const topLevel = /\.(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/**
 * Converts the domain of an email address to ASCII: `kontakt@müller-verleih.de` → `kontakt@xn--mller-verleih-wob.de`.
 */
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

export const isEmail = (email: string): boolean => {
  const address = withAsciiDomain(email);
  return ascii.test(address) && typed.test(address) && address.lastIndexOf('@') <= MOST_LOCAL && topLevel.test(address);
};

/** Mailbox of an address, to compare spellings: lower case, without a `+tag`. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

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
