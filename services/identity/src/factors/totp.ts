import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Steps before and after now whose codes count: clocks of phones are off by some seconds. */
const DRIFT = 1;

/** @param named how apps list it; a code is the same without */
const totpOf = (secret: Secret, named?: Readonly<{ issuer: string; label: string }>): TOTP =>
  new TOTP({ ...named, secret, digits: 6, period: STEP_SECONDS });

/** 160 bits, as RFC 4226 §4 wants them, in the letters that somebody can type. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that apps read from a picture. @param issuer the name of the installation @param label the account, as the app lists it */
export const addressForApps = (secret: string, issuer: string, label: string): string =>
  totpOf(Secret.fromBase32(secret), { issuer, label }).toString();

/** The step whose code this is, at `at` or one beside it; null: none's. @param code six digits */
export const stepOf = (secret: string, code: string, at: string): number | null => {
  const timestamp = Date.parse(at);
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
};
