import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Accepted steps before and after the current one, because phone clocks differ by some seconds. */
const DRIFT = 1;

const totpOf = (secret: Secret, named?: Readonly<{ issuer: string; label: string }>): TOTP =>
  new TOTP({ ...named, secret, digits: 6, period: STEP_SECONDS });

/** 160 bits (RFC 4226 §4) in base32, which can be typed. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * The URI for the QR code.
 * @param issuer name of the installation
 * @param label the account as listed in the app
 */
export const addressForApps = (secret: string, issuer: string, label: string): string =>
  totpOf(Secret.fromBase32(secret), { issuer, label }).toString();

/**
 * The step that matches the code, at `at` or an adjacent one; null if none.
 * @param code six digits
 */
export const stepOf = (secret: string, code: string, at: string): number | null => {
  const timestamp = Date.parse(at);
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
};
