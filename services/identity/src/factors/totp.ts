import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Steps before and after now whose codes count: clocks of phones are off by some seconds. */
const DRIFT = 1;

const totpOf = (secret: Secret, label?: string): TOTP =>
  new TOTP({ issuer: 'Lendring', ...(label ? { label } : {}), secret, digits: 6, period: STEP_SECONDS });

/** 160 bits, as RFC 4226 §4 wants them, in the letters that somebody can type. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that apps read from a picture. @param label the account, as the app lists it */
export const addressForApps = (secret: string, label: string): string =>
  totpOf(Secret.fromBase32(secret), label).toString();

/** The step whose code this is, at `at` or one beside it; null: none's. @param code six digits */
export const stepOf = (secret: string, code: string, at: string): number | null => {
  const timestamp = Date.parse(at);
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
};
