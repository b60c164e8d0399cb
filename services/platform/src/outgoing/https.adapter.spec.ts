import { afterEach, describe, expect, it } from 'vitest';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { openOutgoing } from './https.adapter.js';
import type { Fetching, Sending } from './outgoing.port.js';

const servers: { close(done: () => void): unknown; closeAllConnections?(): void }[] = [];
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections?.();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  }
});

const listening = async (server: Server | ReturnType<typeof createSocketServer>): Promise<number> => {
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
};
const receiver = async (answer: RequestListener) => {
  const got: { request: IncomingMessage; body: string }[] = [];
  const port = await listening(
    createServer((request, response) => {
      let body = '';
      request
        .on('data', (chunk: Buffer) => {
          body += chunk.toString();
        })
        .on('end', () => {
          got.push({ request, body });
          answer(request, response);
        });
    }),
  );
  return { port, got };
};
const rawReceiver = (talk: (socket: Socket) => void) =>
  listening(
    createSocketServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('data', () => talk(socket));
    }),
  );

const sending = (url: string, more: Partial<Sending> = {}): Sending => ({
  url,
  headers: { 'content-type': 'application/json', 'webhook-id': 'x' },
  body: '{"ä":1}',
  timeoutMs: 2_000,
  answerBytes: 100,
  ...more,
});
const open = openOutgoing({ targets: 'any' });
const named = (...answers: readonly (readonly string[])[]) => {
  const asked: string[] = [];
  return {
    asked,
    resolve: async (name: string) => {
      asked.push(name);
      return (answers[Math.min(asked.length, answers.length) - 1] ?? []).map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }));
    },
  };
};

describe('outgoing request', () => {
  it('posts the unchanged body once and returns the response', async () => {
    const { port, got } = await receiver((_, response) => {
      response.writeHead(202).end('thank you');
    });
    expect(await open.post(sending(`http://127.0.0.1:${port}/in?a=1`))).toMatchObject({
      status: 202,
      answer: 'thank you',
      problem: null,
      durationMs: expect.any(Number),
    });
    expect(got).toHaveLength(1);
    expect(got[0]).toMatchObject({
      body: '{"ä":1}',
      request: {
        method: 'POST',
        url: '/in?a=1',
        headers: { 'webhook-id': 'x', 'content-length': '8', 'accept-encoding': 'identity' },
      },
    });
  });

  it('follows no redirect', async () => {
    const inside = await receiver((_, response) => {
      response.end('secret');
    });
    for (const status of [301, 302, 303, 307, 308]) {
      const { port } = await receiver((_, response) => {
        response.writeHead(status, { location: `http://127.0.0.1:${inside.port}/` }).end('elsewhere');
      });
      expect(await open.post(sending(`http://127.0.0.1:${port}/`))).toMatchObject({ status, answer: 'elsewhere' });
    }
    expect(inside.got).toEqual([]);
  });

  it('reads a huge response up to the size limit without decompression', async () => {
    const huge = await receiver((_, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.writeHead(200);
      response.on('drain', more);
      more();
    });
    const answered = await open.post(sending(`http://127.0.0.1:${huge.port}/`));
    expect(answered).toMatchObject({ status: 200, problem: null });
    expect(answered.answer).toHaveLength(100);
    const bomb = await receiver((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('y'.repeat(1_000_000)));
    });
    expect((await open.post(sending(`http://127.0.0.1:${bomb.port}/`))).answer).not.toContain('yyyy');
  });

  it('times out on a missing answer, slow headers or an endless body', async () => {
    const silent = await rawReceiver(() => undefined);
    expect(await open.post(sending(`http://127.0.0.1:${silent}/`, { timeoutMs: 100 }))).toMatchObject({
      status: null,
      problem: 'timeout',
    });
    const drops = await rawReceiver((socket) => {
      void (async () => {
        for (const letter of 'HTTP/1.1 200 OK\r\nx-slow: '.padEnd(5_000, 'a')) {
          if (socket.destroyed) return;
          socket.write(letter);
          await pause(10);
        }
      })();
    });
    expect(await open.post(sending(`http://127.0.0.1:${drops}/`, { timeoutMs: 200 }))).toMatchObject({
      status: null,
      problem: 'timeout',
    });
    const endless = await receiver((_, response) => {
      response.writeHead(200).write('begun');
    });
    expect(await open.post(sending(`http://127.0.0.1:${endless.port}/`, { timeoutMs: 200 }))).toMatchObject({
      status: 200,
      answer: 'begun',
      problem: null,
    });
  });

  it('reports the cause of a failure', async () => {
    const port = await rawReceiver((socket) => {
      socket.end('SSH-2.0-OpenSSH_9.6\r\n');
    });
    expect(await open.post(sending(`http://127.0.0.1:${port}/`))).toMatchObject({
      status: null,
      problem: 'broken_answer',
    });
    expect(await open.post(sending(`https://127.0.0.1:${port}/`))).toMatchObject({ status: null, problem: 'tls' });
    const reset = await rawReceiver((socket) => {
      socket.resetAndDestroy();
    });
    expect(await open.post(sending(`http://127.0.0.1:${reset}/`))).toMatchObject({ problem: 'unreachable' });
    const headers = await receiver((_, response) => {
      response.writeHead(200, { 'x-long': 'a'.repeat(40_000) }).end();
    });
    expect(await open.post(sending(`http://127.0.0.1:${headers.port}/`))).toMatchObject({
      status: null,
      problem: 'broken_answer',
    });
    const nobody = openOutgoing({ targets: 'any', ...named([]) });
    expect(await nobody.post(sending('http://nowhere.example/'))).toMatchObject({ problem: 'name_unknown' });
    expect(await open.post(sending('http://127.0.0.1:1/'))).toMatchObject({ problem: 'unreachable' });
    expect(await open.post(sending('nonsense'))).toMatchObject({ problem: 'address_refused' });
  });

  it('stops when aborted', async () => {
    const silent = await rawReceiver(() => undefined);
    const stop = new AbortController();
    const sent = open.post(sending(`http://127.0.0.1:${silent}/`, { timeoutMs: 60_000, signal: stop.signal }));
    stop.abort();
    expect(await sent).toMatchObject({ status: null });
  });
});

const fetching = (url: string, more: Partial<Fetching> = {}): Fetching => ({
  url,
  timeoutMs: 2_000,
  mostBytes: 1_000,
  redirects: 2,
  ...more,
});

describe('outgoing download', () => {
  it('reads the bytes of one answer without decompression', async () => {
    const bytes = gzipSync('a picture');
    const { port, got } = await receiver((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes);
    });
    const found = await open.get(fetching(`http://127.0.0.1:${port}/a.jpg`));
    expect(found).toMatchObject({ status: 200, problem: null });
    expect(Buffer.from(found.body ?? [])).toEqual(bytes);
    expect(got[0]?.request).toMatchObject({ method: 'GET', url: '/a.jpg', headers: { 'accept-encoding': 'identity' } });
  });

  it('stops at an answer that is longer than the limit, stated or not', async () => {
    let sent = 0;
    const huge = await receiver((_, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536;
      };
      response.writeHead(200);
      response.on('drain', more);
      more();
    });
    expect(await open.get(fetching(`http://127.0.0.1:${huge.port}/`))).toMatchObject({ problem: 'too_large' });
    expect(sent).toBeLessThan(20_000_000);
    const stated = await receiver((_, response) => {
      response.writeHead(200, { 'content-length': '200000000' }).flushHeaders();
    });
    expect(await open.get(fetching(`http://127.0.0.1:${stated.port}/`))).toMatchObject({ problem: 'too_large' });
  });

  it('times out on an answer that does not end, redirects included', async () => {
    const endless = await receiver((_, response) => {
      response.writeHead(200).write('begun');
    });
    const slow = fetching(`http://127.0.0.1:${endless.port}/`, { timeoutMs: 200 });
    expect(await open.get(slow)).toEqual({ status: null, body: null, problem: 'timeout' });
    const { port } = await receiver((_, response) => {
      response.writeHead(302, { location: slow.url }).end();
    });
    expect(await open.get({ ...slow, url: `http://127.0.0.1:${port}/` })).toMatchObject({ problem: 'timeout' });
  });

  it('reports a connection that breaks before the end', async () => {
    const port = await rawReceiver((socket) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf');
    });
    expect(await open.get(fetching(`http://127.0.0.1:${port}/`))).toMatchObject({ status: null, body: null });
  });

  it('follows a few redirects and no further', async () => {
    const { port, got } = await receiver(({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) response.end('found');
      else response.writeHead(307, { location: `/${left - 1}` }).end();
    });
    const found = await open.get(fetching(`http://127.0.0.1:${port}/2`));
    expect(Buffer.from(found.body ?? []).toString()).toBe('found');
    expect(await open.get(fetching(`http://127.0.0.1:${port}/3`))).toMatchObject({ problem: 'redirects' });
    expect(got).toHaveLength(6);
    const nowhere = await receiver((_, response) => {
      response.writeHead(301).end();
    });
    expect(await open.get(fetching(`http://127.0.0.1:${nowhere.port}/`))).toMatchObject({ problem: 'redirects' });
  });

  it.each(['ftp://example.org/', 'file:///etc/passwd', 'http://user:secret@example.org/'])(
    'does not follow a redirect to %s',
    async (location) => {
      const { port } = await receiver((_, response) => {
        response.writeHead(302, { location }).end();
      });
      expect(await open.get(fetching(`http://127.0.0.1:${port}/`))).toMatchObject({ problem: 'address_refused' });
    },
  );

  it.each([
    'https://127.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'http://example.org/a.jpg',
    'https://localhost/',
  ])('is refused before resolution: %s', async (url) => {
    const names = named(['93.184.216.34']);
    expect(await openOutgoing({ targets: 'public', ...names }).get(fetching(url))).toMatchObject({
      problem: 'address_refused',
    });
    expect(names.asked).toEqual([]);
  });

  it('is refused if the name resolves to a private address', async () => {
    for (const address of ['127.0.0.1', '169.254.169.254', '::1'])
      expect(
        await openOutgoing({ targets: 'public', ...named([address]) }).get(fetching('https://pictures.example/')),
      ).toMatchObject({ problem: 'address_refused' });
  });
});

describe('host name', () => {
  it('is resolved once, and the connection uses the checked address', async () => {
    const { port, got } = await receiver((_, response) => {
      response.end('ok');
    });
    const names = named(['127.0.0.1'], ['10.0.0.1']);
    expect(
      await openOutgoing({ targets: 'any', resolve: names.resolve }).post(sending(`http://hooks.example:${port}/`)),
    ).toMatchObject({ status: 200 });
    expect(names.asked).toEqual(['hooks.example']);
    expect(got[0]?.request.headers.host).toBe(`hooks.example:${port}`);
  });

  it.each([
    [['127.0.0.1']],
    [['93.184.216.34', '127.0.0.1']],
    [['::1']],
    [['2606:4700:4700::1111', '::ffff:10.0.0.1']],
    [['169.254.169.254']],
    [['64:ff9b::7f00:1']],
  ])('is refused if one of its addresses is not public: %j', async (addresses) => {
    expect(
      await openOutgoing({ targets: 'public', ...named(addresses) }).post(sending('https://hooks.example/')),
    ).toMatchObject({ status: null, problem: 'address_refused' });
  });

  it('with a changing DNS answer (DNS rebinding) is checked for each request', async () => {
    const names = named(['203.0.113.7'], ['127.0.0.1'], ['10.0.0.1']);
    const outgoing = openOutgoing({ targets: 'public', resolve: names.resolve });
    for (let n = 0; n < 3; n += 1)
      expect(await outgoing.post(sending('https://rebind.example/'))).toMatchObject({ problem: 'address_refused' });
    expect(names.asked).toHaveLength(3);
  });

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::ffff:127.0.0.1]/',
    'http://93.184.216.34/',
    'https://localhost/',
    'https://user@example.org/',
  ])('is refused before resolution: %s', async (url) => {
    const names = named(['93.184.216.34']);
    expect(await openOutgoing({ targets: 'public', resolve: names.resolve }).post(sending(url))).toMatchObject({
      status: null,
      problem: 'address_refused',
    });
    expect(names.asked).toEqual([]);
  });
});
