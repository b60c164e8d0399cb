import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@lendring/platform/base/free-port.js';
import { checkPortIsAllowed, checkPortIsFree } from './port.js';
import { refuseKnownPasswords } from './start.js';

describe('starting the product', () => {
  it('reports a port in use at once, with a remedy', async () => {
    const port = await freePort();
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(port, '127.0.0.1', resolve);
    });
    const outcome = await checkPortIsFree('127.0.0.1', port).catch((error: unknown) => String(error));
    await new Promise((resolve) => {
      other.close(resolve);
    });
    expect(outcome).toBe(
      `ConfigError: Lendring cannot start: port ${port} is in use. Stop the other program, or choose another port, for example PORT=${port + 1}.`,
    );
    await expect(checkPortIsFree('127.0.0.1', port)).resolves.toBeUndefined();
  });

  it('refuses a port that browsers do not connect to', async () => {
    await expect(checkPortIsAllowed('http://localhost:4190')).rejects.toThrow('browsers do not connect to port 4190');
    for (const url of [`http://localhost:${await freePort()}`, 'https://lend.example.org'])
      await expect(checkPortIsAllowed(url)).resolves.toBeUndefined();
  });

  it('never opens demo accounts of an earlier start to everyone', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'lendring-'));
    const at = (publicUrl: string) => ({ publicUrl, dataDir, externalIssuer: undefined });
    expect(() => refuseKnownPasswords(at('https://lend.example.org'))).not.toThrow();
    await writeFile(join(dataDir, 'demo.json'), '{}');
    expect(() => refuseKnownPasswords(at('https://lend.example.org'))).toThrow(
      `Lendring cannot start: ${dataDir} contains demo users with a public password, and https://lend.example.org is publicly accessible. Choose an empty folder with DATA_DIR.`,
    );
    expect(() => refuseKnownPasswords(at('http://localhost:3000'))).not.toThrow();
    expect(() =>
      refuseKnownPasswords({
        ...at('https://lend.example.org'),
        externalIssuer: { url: 'https://id.example.org', clientId: 'a', clientSecret: 'b', audience: null },
      }),
    ).not.toThrow();
    await rm(dataDir, { recursive: true });
  });
});
