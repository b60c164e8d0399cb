import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { serviceNames } from '@lendring/contracts/services.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { built } from '../driver/child.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = (path: string): string => readFileSync(join(root, path), 'utf8');

const run = (file: string, env: Readonly<Record<string, string>>): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [built(file)],
      { env: { PATH: process.env['PATH'] ?? '', ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });

const PATIENCE_MS = 60_000;

describe('the container image', () => {
  it(
    'can run every service with a start, and lists these services',
    async () => {
      const entries = readdirSync(join(root, 'services')).filter((service) => {
        try {
          return text(`services/${service}/src/start.ts`) !== '';
        } catch {
          return false;
        }
      });
      expect(entries.toSorted()).toEqual([...serviceNames].toSorted());
      const { code, output } = await run('bundle/process/start.js', {});
      expect(code).toBe(1);
      for (const name of [...serviceNames, 'bff']) expect(output).toContain(name);
      expect((await run('bundle/process/start.js', { SERVICE: 'toString' })).output).toContain(
        'SERVICE=toString must be one of',
      );
    },
    PATIENCE_MS,
  );

  it.each([...serviceNames, 'bff'])(
    'names all missing settings when %s starts without any',
    async (service) => {
      const { code, output } = await run('bundle/process/start.js', {
        SERVICE: service,
        RPC: 'tcp',
        EVENT_STORE: 'kurrentdb',
      });
      expect(code).toBe(1);
      for (const name of ['KURRENTDB_URL', 'OIDC_ISSUER', 'RPC_ACCOUNT'])
        expect(output).toContain(`${name} is missing`);
      expect(output).toContain('BUS must be kafka');
    },
    PATIENCE_MS,
  );

  it(
    'is unhealthy while the process does not answer',
    async () => {
      const { code, output } = await run('process/health.js', { OPS_PORT: String(await freePort()) });
      expect([code, output]).toEqual([1, expect.stringContaining('fetch failed')]);
    },
    PATIENCE_MS,
  );

  it('uses the same Node version as npm', () => {
    const { packages } = JSON.parse(text('package-lock.json')) as { packages: Record<string, { version: string }> };
    expect(text('deploy/docker/Dockerfile')).toContain(`NODE_IMAGE=node:${packages['node_modules/node']?.version}-`);
  });
});
