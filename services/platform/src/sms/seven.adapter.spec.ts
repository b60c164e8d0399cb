import { afterEach, describe, expect, it } from 'vitest';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { watchEngine } from '../base/engine-watch.js';
import { freePort } from '../base/free-port.js';
import { openSevenSms } from './seven.adapter.js';
import { SmsRefused } from './sms.port.js';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  }
});

type Got = Readonly<{ request: IncomingMessage; body: unknown }>;

const gateway = async (answer: (response: ServerResponse, nth: number) => void, timeoutMs = 60_000) => {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      got.push({ request, body: JSON.parse(body) });
      answer(response, got.length);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/sms`;
  const watch = watchEngine('SMS gateway', { at: 'spec' });
  return { got, watch, sms: openSevenSms({ url, key: 'the-key', from: 'Lendring', timeoutMs, watch }) };
};
const says = (code: string | number) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: code }));
const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end('no JSON');
const hello = { id: 'a-1', to: '+4915123456789', text: '123456 ist dein Code' };

describe('SMS gateway', () => {
  it('receives one POST per id with key, number, sender and text', async () => {
    const { got, sms } = await gateway(says('100'));
    await Promise.all([sms.send(hello), sms.send(hello)]);
    await sms.send(hello);
    expect(got).toHaveLength(1);
    expect(got[0]?.request).toMatchObject({ method: 'POST', url: '/api/sms', headers: { 'x-api-key': 'the-key' } });
    expect(got[0]?.body).toEqual({ to: hello.to, from: 'Lendring', text: hello.text, foreign_id: 'a-1' });
  });

  it.each(['100', 100, '402'])('has accepted a message when it returns %s', async (code) => {
    const { sms } = await gateway(says(code));
    await expect(sms.send(hello)).resolves.toBeUndefined();
  });

  it.each(['202', '301', '305', '401', '403', '101'])('has rejected a message when it returns %s', async (code) => {
    const { sms, watch } = await gateway(says(code));
    await expect(sms.send(hello)).rejects.toEqual(new SmsRefused(code));
    expect(watch.away()).toBeNull();
  });

  it.each([
    ['code 900', says('900')],
    ['code 201', says('201')],
    ['code 500', says('500')],
    ['code 999', says('999')],
    ['status 401', status(401)],
    ['status 429', status(429)],
    ['status 503', status(503)],
    ['nothing that it knows', status(200)],
  ])('is unavailable and retried when it returns %s', async (_, answer) => {
    const { got, sms, watch } = await gateway((response, nth) => (nth === 1 ? answer : says('100'))(response));
    await expect(sms.send(hello)).rejects.toBeInstanceOf(EngineUnavailable);
    expect(watch.away()).toContain('The SMS gateway at 127.0.0.1');
    await sms.send(hello);
    expect(got).toHaveLength(2);
    expect(watch.away()).toBeNull();
  });

  it('is retried once after a timeout and then assumed to have sent the message', async () => {
    const { got, sms } = await gateway(() => undefined, 150);
    await expect(sms.send(hello)).rejects.toBeInstanceOf(EngineUnavailable);
    await sms.send(hello);
    await sms.send(hello);
    expect(got).toHaveLength(2);
  });

  it('is retried as often as needed if no request reached the gateway', async () => {
    const sms = openSevenSms({
      url: `http://127.0.0.1:${await freePort()}/api/sms`,
      key: 'k',
      from: 'Lendring',
      timeoutMs: 1_000,
    });
    for (const _ of [1, 2, 3]) await expect(sms.send(hello)).rejects.toBeInstanceOf(EngineUnavailable);
  });

  it('receives no invalid message', async () => {
    const { got, sms } = await gateway(says('100'));
    for (const wrong of [{ to: '0151' }, { to: '+4915123456789,+31612345678' }, { text: '' }, { id: 'a b' }])
      await expect(sms.send({ ...hello, ...wrong })).rejects.toBeInstanceOf(SmsRefused);
    expect(got).toEqual([]);
  });

  it('keeps key and number out of error messages', async () => {
    const { sms } = await gateway(status(401));
    const error: unknown = await sms.send(hello).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('SMS_API_KEY');
    expect(String(error)).not.toMatch(/the-key|15123456789|123456 ist/);
  });
});
