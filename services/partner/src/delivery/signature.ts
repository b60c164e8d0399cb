import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A fresh secret of a webhook: 32 random bytes as Standard Webhooks writes them. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/**
 * `webhook-signature` of Standard Webhooks: HMAC-SHA256 over id, time (seconds) and body, one signature for each
 * secret.
 */
export const signature = (secrets: readonly string[], id: string, seconds: number, body: string): string =>
  secrets
    .map(
      (secret) =>
        `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
          .update(`${id}.${seconds}.${body}`)
          .digest('base64')}`,
    )
    .join(' ');
