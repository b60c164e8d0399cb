import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engines } from './catalogue.js';
import { closing, type Distributed, type TestReport } from './closing.js';
import { dockerAnswers } from './containers.js';
import type { Addresses } from './engine.js';
import { startFleet } from './fleet.js';
import { cacheFolder } from './machine.js';
import { selectEngines } from './selection.js';
import { chooseSource } from './source.js';
import { findSuites, suitesFor } from './suites.js';
import { untilAsked } from './until-asked.js';

/**
 * `npm run test:engines [-- documents kafka distributed …]`: runs every suite whose engine is available, then the
 * distributed test. Sources of an engine: its address in the environment, else Docker, else a natively installed
 * server.
 */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const asked = untilAsked();

const runChild = (command: string, args: readonly string[], env: Addresses): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      signal: asked.signal,
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

const vitest = (env: Addresses, ...args: readonly string[]): Promise<number> =>
  runChild(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=server', ...args], env);

const runSuites = async (files: readonly string[], env: Addresses): Promise<TestReport | null> => {
  if (files.length === 0) return null;
  const directory = await mkdtemp(join(tmpdir(), 'lendring-suites-'));
  try {
    const report = join(directory, 'report.json');
    await vitest(env, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files);
    return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as TestReport) : null;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

const distributedTest = 'deploy/distributed/distributed.spec.ts';
const distributedNeeds = ['KAFKA_BROKERS', 'OIDC_ISSUER', 'KEYCLOAK_ADMIN'] as const;

const runDistributed = async (env: Addresses): Promise<Distributed> => {
  const missing = distributedNeeds.filter((name) => !env[name]);
  if (missing.length > 0) return { outcome: 'skipped', why: `it needs ${missing.join(', ')}` };
  return { outcome: (await vitest(env, distributedTest)) === 0 ? 'passed' : 'failed' };
};

try {
  const names = process.argv.slice(2);
  const only = names.filter((name) => name !== 'distributed');
  const wantsDistributed = names.length === 0 || names.includes('distributed');
  const chosen = selectEngines(engines, only);
  const docker = chosen.some(({ variables: [address] }) => !process.env[address]) && (await dockerAnswers());
  const fleet = await startFleet({
    wanted: chosen.map((engine) => [engine, chooseSource(engine, { env: process.env, docker, first: 'docker' })]),
    cache: cacheFolder(process.env),
    signal: asked.signal,
    onEach: (had) =>
      say(
        'why' in had
          ? `${had.engine.name} is skipped: ${had.why}`
          : `${had.engine.name} is ready after ${had.seconds.toFixed(1)} s (${had.source})`,
      ),
  });
  try {
    asked.signal.throwIfAborted();
    const there = fleet.had.flatMap((one) => ('addresses' in one ? [one.engine.name] : []));
    const suites = only.length === 0 && names.length > 0 ? [] : suitesFor(findSuites(root), there);
    const report = await runSuites(
      suites.map(({ file }) => file),
      fleet.addresses,
    );
    const distributed: Distributed = wantsDistributed
      ? await runDistributed(fleet.addresses)
      : { outcome: 'skipped', why: 'it was not asked for' };
    const { lines, well } = closing({
      root,
      had: fleet.had,
      suites,
      report,
      distributed,
      asked: { engines: only.length > 0, distributed: names.includes('distributed') },
    });
    for (const line of ['', ...lines]) say(line);
    process.exitCode = well ? 0 : 1;
  } finally {
    await fleet.stop();
  }
} catch (error) {
  if (!asked.signal.aborted) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
process.exit();
