import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine, Running } from './engine.js';
import { startFleet, type Had } from './fleet.js';
import type { Source } from './source.js';

const unreachable = () => Promise.reject(new Error('registry-1.docker.io: no such host'));
const running: Running = { addresses: { SMTP_URL: 'smtp://127.0.0.1:2525' }, stop: () => Promise.resolve() };
const engine = (startContainer: Engine['startContainer'], start: () => Promise<Running>): Engine => ({
  name: 'smtp',
  alsoCalled: [],
  variables: ['SMTP_URL'],
  local: { version: 'smtp-1', needs: [], usualPorts: [], install: () => Promise.resolve(), start },
  startContainer,
});

describe('an engine fleet', () => {
  let cache: string;
  beforeAll(async () => {
    cache = await mkdtemp(join(tmpdir(), 'lendring-fleet-'));
  });
  afterAll(() => rm(cache, { recursive: true, force: true }));

  const startOne = async (one: Engine, source: Source): Promise<Had | undefined> => {
    const fleet = await startFleet({
      wanted: [[one, source]],
      cache,
      onEach: () => undefined,
      signal: new AbortController().signal,
    });
    await fleet.stop();
    return fleet.had[0];
  };

  it('uses the local server where Docker cannot fetch the image', async () => {
    expect(
      await startOne(
        engine(unreachable, () => Promise.resolve(running)),
        { from: 'docker', otherwise: 'local' },
      ),
    ).toMatchObject({ source: 'local', addresses: running.addresses });
  });

  it('uses the container if it starts', async () => {
    expect(
      await startOne(
        engine(() => Promise.resolve(running), unreachable),
        { from: 'docker', otherwise: 'local' },
      ),
    ).toMatchObject({ source: 'docker', addresses: running.addresses });
  });

  it('states the reason if no server can run on the machine', async () => {
    expect(await startOne(engine(unreachable, unreachable), { from: 'docker' })).toMatchObject({
      source: 'docker',
      why: 'registry-1.docker.io: no such host',
    });
  });
});
