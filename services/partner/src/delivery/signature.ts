import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/**
 * Header `webhook-signature` of Standard Webhooks: HMAC-SHA256 over id, time (Unix seconds) and body, one signature per
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
