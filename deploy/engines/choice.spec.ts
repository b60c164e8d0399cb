import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineVariables } from '@lendring/platform/testing/engines/engine.js';
import { engines } from './catalogue.js';
import { composeImages, images } from './images.js';
import { serverFile } from './install.js';
import { cacheFolder, missingTools } from './machine.js';
import { choosePorts, claimPort } from './ports.js';
import { selectEngines } from './selection.js';
import { chooseSource } from './source.js';

const engine = (name: string) => {
  const found = engines.find((one) => one.name === name);
  if (!found) throw new Error(`no engine ${name}`);
  return found;
};
const nothing = { env: {}, docker: false, missing: () => null, first: 'docker' } as const;

describe('the source of an engine', () => {
  it('is a given address first, with its credentials', () => {
    expect(
      chooseSource(engine('s3'), {
        ...nothing,
        docker: true,
        env: { S3_URL: 'http://s3.example', S3_ACCESS_KEY: 'us', HOME: '/' },
      }),
    ).toEqual({ from: 'address', addresses: { S3_URL: 'http://s3.example', S3_ACCESS_KEY: 'us' } });
  });

  it.each([
    ['tests', 'docker', true, { from: 'docker', otherwise: 'local' }],
    ['tests without Docker', 'docker', false, { from: 'local' }],
    ['the developer', 'local', true, { from: 'local' }],
  ] as const)('for %s prefers %s when Docker is available: %s', (_, first, docker, source) => {
    expect(chooseSource(engine('kafka'), { ...nothing, docker, first })).toEqual(source);
  });

  it('is Docker if the machine lacks the server tools or no registry has the server', () => {
    expect(chooseSource(engine('kafka'), { ...nothing, docker: true, first: 'local', missing: () => 'Maven' })).toEqual(
      { from: 'docker' },
    );
    expect(chooseSource(engine('kurrentdb'), { ...nothing, docker: true, first: 'local' })).toEqual({ from: 'docker' });
  });

  it('is local only if there is no image', () => {
    expect(chooseSource(engine('mustang'), { ...nothing, docker: true })).toEqual({ from: 'local' });
    expect(chooseSource(engine('mustang'), { ...nothing, docker: true, missing: () => 'Maven' })).toEqual({
      from: 'nowhere',
      why: 'its server needs Maven on this machine, or set MUSTANG_JAR',
    });
  });

  it('is missing, with one sentence that states a remedy', () => {
    expect(
      chooseSource(engine('kafka'), { ...nothing, missing: (needs) => missingTools(needs, (tool) => tool === 'java') }),
    ).toEqual({ from: 'nowhere', why: 'its server needs Maven on this machine, or Docker, or set KAFKA_BROKERS' });
    expect(chooseSource(engine('meilisearch'), nothing)).toEqual({
      from: 'nowhere',
      why: 'no package registry has its server: it needs Docker, or set MEILISEARCH_URL',
    });
  });

  it('treats an empty variable as unset', () => {
    expect(chooseSource(engine('smtp'), { ...nothing, env: { SMTP_URL: '' } })).toEqual({ from: 'local' });
  });
});

describe('the engines', () => {
  it('are those of the test suites, with an address variable and a pinned image each', () => {
    expect(Object.fromEntries(engines.map(({ name, variables: [address] }) => [name, address]))).toEqual(
      engineVariables,
    );
    const inContainers = engines.filter(({ startContainer }) => startContainer !== null);
    expect(Object.keys(images).sort()).toEqual(inContainers.map(({ name }) => name).sort());
    for (const image of Object.values(images)) expect(image).toMatch(/^[\w./-]+:[\w.-]*\d/);
  });

  it('have the same images in docker-compose.yml', () => {
    const compose = serverFile('../../../docker-compose.yml');
    const text = existsSync(compose) ? readFileSync(compose, 'utf8') : null;
    if (text !== null) expect(composeImages.filter((image) => !text.includes(`image: ${image}\n`))).toEqual([]);
  });

  it('are selected by name, port or server', () => {
    const names = (...asked: string[]) => selectEngines(engines, asked).map(({ name }) => name);
    expect(names()).toHaveLength(engines.length);
    expect(names('documents', 'kafka')).toEqual(['mongodb', 'kafka']);
    expect(names('bus', 'kafka', 'minio')).toEqual(['s3', 'kafka']);
    expect(() => names('kafka', 'postgres')).toThrow(/Unknown engine "postgres".*documents/);
  });

  it('have unambiguous names', () => {
    const all = engines.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('engine ports', () => {
  it('are the defaults while free', async () => {
    expect(
      await choosePorts(
        [9092, 9093],
        new Set(),
        async () => true,
        async () => 0,
      ),
    ).toEqual([9092, 9093]);
  });

  it('are free replacements for taken ports, never assigned twice', async () => {
    const others = [40_000, 40_001, 40_002];
    const taken = new Set([40_000]);
    expect(
      await choosePorts(
        [9092, 9093],
        taken,
        async (port) => port !== 9092,
        async () => others.shift() ?? 0,
      ),
    ).toEqual([40_001, 9093]);
    expect(
      await choosePorts(
        [9093],
        taken,
        async () => true,
        async () => others.shift() ?? 0,
      ),
    ).toEqual([40_002]);
  });
});

describe('a port claim', () => {
  it('is held by one live process', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lendring-claims-'));
    const ended = spawnSync(process.execPath, ['-e', '']).pid;
    const file = claimPort(9000, folder);
    expect(file).toBe(join(folder, 'lendring-port-9000'));
    expect([claimPort(9000, folder), claimPort(9001, folder, ended)]).toEqual([
      null,
      join(folder, 'lendring-port-9001'),
    ]);
    expect(claimPort(9001, folder)).not.toBeNull();
    expect(readFileSync(join(folder, 'lendring-port-9001'), 'utf8')).toBe(String(process.pid));
    writeFileSync(join(folder, 'lendring-port-9002'), '');
    expect(claimPort(9002, folder)).toBeNull();
    rmSync(folder, { recursive: true });
  });
});

describe('the engine cache folder', () => {
  it('is set by the environment, else derived from the current user', () => {
    expect(cacheFolder({ LENDRING_ENGINES: '/somewhere', XDG_CACHE_HOME: '/cache' })).toBe('/somewhere');
    expect(cacheFolder({ XDG_CACHE_HOME: '/cache' })).toBe('/cache/lendring-engines');
    expect(cacheFolder({})).toMatch(/\.cache\/lendring-engines$/);
  });
});
