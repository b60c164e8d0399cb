import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineServiceApi } from '@lendring/contracts/kernel/service-api.js';
import { serviceNames } from '@lendring/contracts/services.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { tcpLink } from '@lendring/platform/rpc/tcp.js';
import { openApi, overNetwork } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import * as z from 'zod';
import { startChild, type Child } from '../driver/child.js';
import { withSharedPlaceIndex } from '../driver/shared-place-index.js';
import { startKafkaStandIn } from '../testing/kafka-stand-in.js';
import { copiedFiles, outsideFiles, ownFiles } from '../testing/new-service.js';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy.js';

const run = promisify(execFile);

const counterApi = defineServiceApi(
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

/** Runs in the copy: starts the whole product, calls the new service's API and prints the response. */
const embeddedCaller = `
import { loadConfig } from '@lendring/platform/runtime/settings/config.js';
import { startEmbedded } from './dist/embedded/start.js';

const config = loadConfig(process.env);
const { apis, stop } = await startEmbedded({ config, progress: () => undefined, web: null, freezes: true });
const counted = await apis.counter.commands.count({ counterId: 'a', by: 2, note: 'two' }, ${JSON.stringify(calling(first))});
const seen = await apis.counter.queries.one({ counterId: 'a' }, { actor: { kind: 'visitor' }, at: '${at}', after: counted.position });
await stop();
console.log(JSON.stringify({ counted: counted.ok, seen }));
`;

describe('adding a service as docs/how-to/add-a-service.md says', () => {
  let repository: RepositoryCopy;
  let copy: string;
  let data: string;
  let kafka: Awaited<ReturnType<typeof startKafkaStandIn>>;

  beforeAll(async () => {
    kafka = await startKafkaStandIn();
    repository = await copyRepository('counter');
    copy = repository.folder;
    data = await mkdtemp(join(tmpdir(), 'add-a-service-data-'));
    const { read, write } = repository;
    for (const [file, text] of Object.entries(ownFiles)) await write(file, text);
    for (const [file, [from, change]] of Object.entries(copiedFiles)) await write(file, change(await read(from)));
    for (const [file, change] of Object.entries(outsideFiles)) {
      const before = await read(file);
      const after = change(before);
      expect([file, after]).not.toEqual([file, before]);
      await write(file, after);
    }
    await Promise.all([repository.build('contracts'), repository.build('services/counter')]);
  });
  afterAll(() => Promise.all([kafka.stop(), repository.drop(), rm(data, { recursive: true, force: true })]));

  it('touches eight files outside its own folders', () => {
    const touched = [...Object.keys(outsideFiles), ...Object.keys(copiedFiles)];
    expect(touched).toHaveLength(8);
  });

  it('adds the service to the single process', async () => {
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

  it('adds the service as a separate process', async () => {
    const [port, ops] = [await freePort(), String(await freePort())];
    const place = { host: '127.0.0.1', port };
    const link = tcpLink({ counter: place }, place);
    const client = link.client('counter');
    const apis = Object.fromEntries(
      [...serviceNames, 'counter'].map((name) => [`RPC_${name.toUpperCase()}`, `127.0.0.1:${port}`]),
    );
    const child: Child = await startChild(join(copy, 'deploy/dist/process/main.js'), {
      ready: 'Process started',
      env: {
        SERVICE: 'counter',
        RPC: 'tcp',
        BUS: 'kafka',
        KAFKA_BROKERS: kafka.broker,
        OIDC_ISSUER: 'http://127.0.0.1:1/realms/x',
        OIDC_CLIENT_ID: 'x',
        OIDC_CLIENT_SECRET: 'x',
        ...apis,
        DATA_DIR: join(data, 'process'),
        RPC_HOST: '127.0.0.1',
        RPC_PORT: String(port),
        OPS_HOST: '127.0.0.1',
        OPS_PORT: ops,
        LOG_LEVEL: 'info',
      },
    });
    try {
      const api = openApi({ ...link, client: () => client }, counterApi, overNetwork);
      const answer = await api.commands.count({ counterId: 'a', by: 3, note: null }, calling(first));
      expect(answer.ok).toBe(true);
      const below = await api.commands.count(
        { counterId: 'a', by: -4, note: null },
        calling('00000000-0000-4000-8000-000000000002'),
      );
      expect(below).toMatchObject({ ok: false, refusal: { code: 'below_zero', params: { total: 3 } } });
      const one = await eventually(
        () => api.queries.one({ counterId: 'a' }, { actor: { kind: 'visitor' }, at }),
        (seen) => seen?.total === 3,
      );
      expect(one).toEqual({ total: 3, note: null });
    } finally {
      client.close();
      await child.stop();
    }
  });

  it('passes the deployment tests, which detect every forgotten place', async () => {
    const told = await repository.test(
      'deploy/compose/files.spec.ts',
      'deploy/kubernetes/files.spec.ts',
      'deploy/observability/files.spec.ts',
    );
    expect(told).toMatch(/Test Files +3 passed/);
    expect(told).toContain('counter');
  });
});
