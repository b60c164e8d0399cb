import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

export const WEBHOOK_SECRET = 'whsec_test';

type Answer = Readonly<{ status: number; body: object }>;
export type Asked = Readonly<{ method: string; path: string; form: URLSearchParams; idempotencyKey: string | null }>;

/** A local server that simulates Stripe's API and records requests. Stop it at the end. */
export const startStripe = async (answerTo: (asked: Asked) => Answer) => {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        path: (request.url ?? '').split('?')[0] ?? '',
        form: new URLSearchParams(body),
        idempotencyKey: (request.headers['idempotency-key'] as string | undefined) ?? null,
      };
      asked.push(one);
      const answer = answerTo(one);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

export const messageOf = (
  type: string,
  object: object,
  { before = {}, secret = WEBHOOK_SECRET, at = Date.now() }: { before?: object; secret?: string; at?: number } = {},
): Readonly<{ body: string; signature: string }> => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    created: Math.floor(at / 1_000),
    data: { object, previous_attributes: before },
  });
  const timestamp = Math.floor(at / 1_000);
  return {
    body,
    signature: new Stripe('sk_test').webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
  };
};
