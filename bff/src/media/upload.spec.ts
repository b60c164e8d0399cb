import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { uploadHandler } from './upload.js';

describe('an upload', () => {
  it('is answered with 503, an error text and a retry time while the disk is full', async () => {
    const handle = uploadHandler(() => Promise.reject(new EngineUnavailable('file store')));
    const server = createServer((request, response) => void handle(request, response));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x`, {
      method: 'PUT',
      body: 'x',
      headers: { 'accept-language': 'nl' },
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({
      error: true,
      msgcode: 'service_unavailable',
      msgtext: 'Dit deel is nu niet bereikbaar. Probeer het zo nog eens.',
    });
    server.closeAllConnections();
    server.close();
  });
});
