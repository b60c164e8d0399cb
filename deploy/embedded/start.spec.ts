import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { checkPortIsFree } from './port.js';
import { freePort } from './child.js';

describe('starting', () => {
  it('says at once when the port is taken, and what to do', async () => {
    const port = await freePort();
    const other = createServer();
    await new Promise<void>((resolve) => { other.listen(port, '127.0.0.1', resolve); });
    const outcome = await checkPortIsFree('127.0.0.1', port).catch((error: unknown) => String(error));
    await new Promise((resolve) => { other.close(resolve); });
    expect(outcome).toBe(`ConfigError: Lendring cannot start: something listens on port ${port} already. Stop it, or choose another one, for example PORT=${port + 1}.`);
    await expect(checkPortIsFree('127.0.0.1', port)).resolves.toBeUndefined();
  });
});
