import { describe, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { newSecret, signature } from './signature.js';

const body = JSON.stringify({ type: 'offer.published', data: { city: 'Köln' } });
const id = '2b1c0d9e-8f7a-4b6c-9d5e-4f3a2b1c0d9e';
const seconds = () => Math.floor(Date.now() / 1000);
const headers = (secrets: readonly string[], sent = body, at = seconds()) => ({
  'webhook-id': id,
  'webhook-timestamp': String(at),
  'webhook-signature': signature(secrets, id, at, sent),
});

describe('webhook signatures', () => {
  it('verify with the Standard Webhooks library', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(new Webhook(secret).verify(body, headers([secret]))).toEqual(JSON.parse(body));
  });

  it('fail for another body, secret or id, and for an old timestamp', () => {
    const secret = newSecret();
    const webhook = new Webhook(secret);
    expect(() => webhook.verify(`${body} `, headers([secret]))).toThrow();
    expect(() => webhook.verify(body, headers([newSecret()]))).toThrow();
    expect(() => webhook.verify(body, { ...headers([secret]), 'webhook-id': 'another' })).toThrow();
    expect(() => webhook.verify(body, headers([secret], body, seconds() - 600))).toThrow();
  });

  it('include both secrets during a rotation, so that either secret verifies', () => {
    const [before, after] = [newSecret(), newSecret()];
    for (const secret of [before, after])
      expect(new Webhook(secret).verify(body, headers([after, before]))).toEqual(JSON.parse(body));
  });
});
