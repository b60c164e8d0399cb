import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serviceNames, type ServiceName } from '@lendring/contracts/services.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { built, nodeArguments } from '../driver/child.js';

export const processNames = [...serviceNames, 'bff'] as const;
export type ProcessName = ServiceName | 'bff';
type Env = Readonly<Record<string, string | undefined>>;

export type Process = Readonly<{
  name: ProcessName;
  ops: string;
  start: () => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals>;
  freeze: (frozen: boolean) => void;
}>;

export type Processes = Readonly<{
  url: string;
  of: (name: ProcessName) => Process;
  all: readonly Process[];
  lines: () => readonly string[];
}>;

const START_MS = 120_000;

/** Engines of the processes: those configured in the environment, else the embedded ones. */
export const enginesOf = (env: Env): Record<string, string> => {
  const given = (...names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = env[name];
        return value ? [[name, value]] : [];
      }),
    );
  return {
    RPC: 'tcp',
    BUS: 'kafka',
    ...given(
      'KAFKA_BROKERS',
      'KAFKA_TLS',
      'KAFKA_USERNAME',
      'KAFKA_PASSWORD',
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
      'OIDC_AUDIENCE',
    ),
    ...(env['MONGODB_URL'] && {
      DOCUMENTS: 'mongodb',
      MONGODB_URL: env['MONGODB_URL'],
      KEYS: 'mongodb',
      KEYS_MONGODB_URL: `${env['MONGODB_URL'].replace(/\/$/, '')}/keys`,
    }),
    ...(env['S3_URL'] && {
      BLOBS: 's3',
      ...given('S3_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'),
      S3_BUCKET: `lendring-${Date.now().toString(36)}`,
    }),
    ...(env['KURRENTDB_URL'] && { EVENT_STORE: 'kurrentdb', ...given('KURRENTDB_URL') }),
    ...(env['MEILISEARCH_URL'] && {
      SEARCH: 'meilisearch',
      ...given('MEILISEARCH_URL', 'MEILISEARCH_KEY'),
      MEILISEARCH_PREFIX: `lendring-test-${randomUUID()}`,
    }),
  };
};

/**
 * Prepares every service and the BFF as separate processes on loopback, each with its own data folder in `folder`.
 * Starts none of them.
 */
export const openProcesses = async (folder: string, settings: Env): Promise<Processes> => {
  const apis = new Map<ServiceName, number>();
  for (const name of serviceNames) apis.set(name, await freePort());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shared = {
    NODE_OPTIONS: '',
    NODE_ENV: 'test',
    LOG_LEVEL: 'debug',
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DEMO: 'off',
    MAP_TILES_URL: 'off',
    RPC_HOST: '127.0.0.1',
    OPS_HOST: '127.0.0.1',
    SECRETS_DIR: join(folder, 'secrets'),
    WEBHOOK_TARGETS: 'any',
    ...Object.fromEntries([...apis].map(([name, at]) => [`RPC_${name.toUpperCase()}`, `127.0.0.1:${at}`])),
    ...settings,
  };
  const lines: string[] = [];

  const processOf = async (name: ProcessName): Promise<Process> => {
    const opsPort = await freePort();
    const ops = `http://127.0.0.1:${opsPort}`;
    const env = {
      ...shared,
      SERVICE: name,
      DATA_DIR: join(folder, name),
      OPS_PORT: String(opsPort),
      ...(name !== 'bff' && { RPC_PORT: String(apis.get(name)) }),
    };
    let child: ChildProcess | undefined;

    const ready = async (): Promise<boolean> =>
      fetch(`${ops}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    return {
      name,
      ops,
      async start() {
        const started = spawn(process.execPath, [...nodeArguments, built('bundle/process/start.js')], {
          env,
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        child = started;
        const from = lines.length;
        for (const stream of [started.stdout, started.stderr]) {
          let rest = '';
          stream.setEncoding('utf8').on('data', (text: string) => {
            const whole = (rest + text).split('\n');
            rest = whole.pop() ?? '';
            lines.push(...whole);
          });
        }
        for (const until = Date.now() + START_MS; !(await ready()); await pause(50)) {
          if (started.exitCode !== null || Date.now() > until)
            throw new Error(
              `${name} did not become ready:\n${lines
                .slice(from)
                .filter((line) => !line.includes('"debug"'))
                .join('\n')
                .slice(-5_000)}`,
            );
        }
      },
      async end(signal) {
        if (!child || child.exitCode !== null || child.signalCode !== null)
          return child?.exitCode ?? child?.signalCode ?? 0;
        const gone = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
        child.kill(signal);
        const [code, by] = await gone;
        return code ?? by ?? 0;
      },
      freeze: (frozen) => {
        child?.kill(frozen ? 'SIGSTOP' : 'SIGCONT');
      },
    };
  };

  const all: Process[] = [];
  for (const name of processNames) all.push(await processOf(name));
  const of = (name: ProcessName): Process => {
    const found = all.find((one) => one.name === name);
    if (!found) throw new Error(`There is no process ${name}`);
    return found;
  };
  return { url, of, all, lines: () => lines };
};
