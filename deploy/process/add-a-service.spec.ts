import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineDoor } from '@lendring/contracts/kernel/door.js';
import { serviceNames } from '@lendring/contracts/services.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { tcpLink } from '@lendring/platform/rpc/tcp.js';
import { openDoor, overNetwork } from '@lendring/platform/runtime/doors/doors.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import * as z from 'zod';
import { startChild, type Child } from '../driver/child.js';
import { withSharedPlaceIndex } from '../driver/shared-place-index.js';
import { copiedFiles, outsideFiles, ownFiles } from '../testing/new-service.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** Its door as its contract says it, for this side of the wire. */
const counterDoor = defineDoor(
  'counter',
  { count: z.strictObject({ counterId: z.string(), by: z.int(), note: z.string().nullable() }) },
  {
    one: {
      question: z.strictObject({ counterId: z.string() }),
      answer: z.strictObject({ total: z.int(), note: z.string().nullable() }).nullable(),
    },
  },
);

const at = '2026-05-01T10:00:00.000Z';
const calling = (commandId: string) => ({
  commandId,
  actor: { kind: 'visitor' as const },
  at,
  locale: 'de' as const,
  requestId: 'test',
});
const first = '00000000-0000-4000-8000-000000000001';

/** In the copy: the whole product in one process, called at the new door; prints what it answered. */
const embeddedCaller = `
import { loadConfig } from '@lendring/platform/runtime/settings/config.js';
import { startEmbedded } from './dist/embedded/start.js';

const config = loadConfig(process.env);
const { doors, stop } = await startEmbedded({ config, progress: () => undefined, web: null });
const counted = await doors.counter.commands.count({ counterId: 'a', by: 2, note: 'two' }, ${JSON.stringify(calling(first))});
const seen = await doors.counter.queries.one({ counterId: 'a' }, { actor: { kind: 'visitor' }, at: '${at}', after: counted.position });
await stop();
console.log(JSON.stringify({ counted: counted.ok, seen }));
`;

describe('adding a service as docs/how-to/add-a-service.md says', () => {
  let copy: string;
  let data: string;

  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'add-a-service-'));
    data = await mkdtemp(join(tmpdir(), 'add-a-service-data-'));
    // The working tree as it is built; packages of npm are shared, ours are the copy's.
    const single = [
      'package.json',
      'package-lock.json',
      'tsconfig.base.json',
      '.swcrc',
      'jest.config.js',
      'jest.setup.mjs',
      'docker-compose.yml',
    ];
    for (const file of single) await cp(join(root, file), join(copy, file));
    for (const folder of ['contracts', 'services', 'bff', 'deploy', 'docs'])
      await cp(join(root, folder), join(copy, folder), {
        recursive: true,
        filter: (path) => !path.endsWith('/node_modules'),
      });
    await symlink(join(root, 'web'), join(copy, 'web'));
    await symlink(join(root, 'services/platform/node_modules'), join(copy, 'services/platform/node_modules')).catch(
      () => undefined,
    );
    await mkdir(join(copy, 'node_modules/@lendring'), { recursive: true });
    for (const name of await readdir(join(root, 'node_modules')))
      if (name !== '@lendring' && name !== '.cache')
        await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
    const ours = [
      'contracts',
      'bff',
      'web',
      'deploy',
      ...[...serviceNames, 'identity', 'platform', 'counter'].map((name) => `services/${name}`),
    ];
    for (const folder of ours)
      await symlink(join(copy, folder), join(copy, 'node_modules/@lendring', folder.replace('services/', '')));

    const write = async (file: string, text: string): Promise<void> => {
      await mkdir(dirname(join(copy, file)), { recursive: true });
      await writeFile(join(copy, file), text);
    };
    const read = (file: string): Promise<string> => readFile(join(copy, file), 'utf8');
    for (const [file, text] of Object.entries(ownFiles)) await write(file, text);
    for (const [file, [from, change]] of Object.entries(copiedFiles)) await write(file, change(await read(from)));
    for (const [file, change] of Object.entries(outsideFiles)) {
      const before = await read(file);
      const after = change(before);
      expect([file, after]).not.toEqual([file, before]);
      await write(file, after);
    }
    const swc = join(root, 'node_modules/@swc/cli/bin/swc.js');
    const build = (folder: string, ...args: readonly string[]) =>
      run(process.execPath, [swc, ...args, '-d', 'dist', '--ignore', '**/*.spec.ts'], { cwd: join(copy, folder) });
    await Promise.all([
      build('contracts', '.', '--config-file', '../.swcrc', '--ignore', 'dist'),
      build('services/counter', 'src', '--strip-leading-paths', '--config-file', '../../.swcrc'),
    ]);
  });
  afterAll(() => Promise.all([copy, data].map((folder) => rm(folder, { recursive: true, force: true }))));

  it('touches seven files outside its own folders', () => {
    const touched = [...Object.keys(outsideFiles), ...Object.keys(copiedFiles)];
    expect(touched).toHaveLength(7);
  });

  it('makes it part of the one process', async () => {
    const caller = join(copy, 'deploy/call-embedded.mjs');
    await writeFile(caller, embeddedCaller);
    const port = String(await freePort());
    const { stdout } = await withSharedPlaceIndex(data, () =>
      run(process.execPath, [caller], {
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'test',
          DEMO: 'off',
          LOG_LEVEL: 'silent',
          PORT: port,
          HOST: '127.0.0.1',
          PUBLIC_URL: `http://127.0.0.1:${port}`,
          DATA_DIR: data,
        },
      }),
    );
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
      counted: true,
      seen: { total: 2, note: 'two' },
    });
  });

  it('makes it a process of its own', async () => {
    const [port, ops] = [await freePort(), String(await freePort())];
    const place = { host: '127.0.0.1', port };
    const link = tcpLink({ counter: place }, place);
    const client = link.client('counter');
    const doors = Object.fromEntries(
      [...serviceNames, 'counter'].map((name) => [`DOOR_${name.toUpperCase()}`, `127.0.0.1:${port}`]),
    );
    const child: Child = await startChild(join(copy, 'deploy/dist/process/main.js'), {
      ready: 'process runs',
      env: {
        SERVICE: 'counter',
        RPC: 'tcp',
        BUS: 'kafka',
        KAFKA_BROKERS: '127.0.0.1:1',
        OIDC_ISSUER: 'http://127.0.0.1:1/realms/x',
        OIDC_CLIENT_ID: 'x',
        OIDC_CLIENT_SECRET: 'x',
        ...doors,
        DATA_DIR: join(data, 'process'),
        DOOR_HOST: '127.0.0.1',
        DOOR_PORT: String(port),
        OPS_HOST: '127.0.0.1',
        OPS_PORT: ops,
        LOG_LEVEL: 'info',
      },
    });
    try {
      const door = openDoor({ ...link, client: () => client }, counterDoor, overNetwork);
      const answer = await door.commands.count({ counterId: 'a', by: 3, note: null }, calling(first));
      expect(answer.ok).toBe(true);
      const below = await door.commands.count(
        { counterId: 'a', by: -4, note: null },
        calling('00000000-0000-4000-8000-000000000002'),
      );
      expect(below).toMatchObject({ ok: false, refusal: { code: 'below_zero', params: { total: 3 } } });
      const one = await eventually(
        () => door.queries.one({ counterId: 'a' }, { actor: { kind: 'visitor' }, at }),
        (seen) => seen?.total === 3,
      );
      expect(one).toEqual({ total: 3, note: null });
    } finally {
      client.close();
      await child.stop();
    }
  });

  it('leaves nothing forgotten: the tests of the deployment say so', async () => {
    const jest = ['--experimental-vm-modules', '--no-warnings', join(root, 'node_modules/jest/bin/jest.js')];
    const specs = [
      'deploy/compose/files.spec.ts',
      'deploy/kubernetes/files.spec.ts',
      'deploy/observability/files.spec.ts',
    ];
    const { stderr } = await run(
      process.execPath,
      [
        ...jest,
        '--rootDir',
        copy,
        '--config',
        join(copy, 'jest.config.js'),
        '--selectProjects',
        'server',
        '--runInBand',
        '--verbose',
        '--runTestsByPath',
        ...specs.map((file) => join(copy, file)),
      ],
      { cwd: copy },
    );
    expect(stderr).toContain('Test Suites: 3 passed');
    expect(stderr).toContain('counter');
  });
});
