import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { askForRebuild, readGeneration, readProgress } from '@lendring/platform/runtime/followers/rebuild-request.js';
import { openWiring } from '@lendring/platform/runtime/wiring.js';
import { projections, type NamedProjection } from './projections.js';
import { Refused, runTool } from './tool.js';

type Say = (line: string) => void;

/**
 * Milliseconds without a response after which no product is considered running: a running product polls for requests
 * every second.
 */
const SILENCE_MS = 8_000;

const listed = ({ service, name, searchName }: NamedProjection): string =>
  `  ${name.padEnd(14)} of the service ${service}${searchName ? `, with its search index (also named ${searchName})` : ''}`;

/** @throws Refused for an unknown name */
export const projectionNamed = (name: string): NamedProjection => {
  const found = projections.find((projection) => projection.name === name || projection.searchName === name);
  if (!found)
    throw new Refused(
      [
        name
          ? `Read model ${name} does not exist. Existing read models:`
          : 'Name a read model: npm run rebuild -- <name>',
        ...projections.map(listed),
      ].join('\n'),
    );
  return found;
};

/**
 * Requests a rebuild of a read model and prints its progress until the new version is in use or no process builds it.
 * Readers are not interrupted.
 * @throws Refused if there is nothing to rebuild, or the build has failed
 */
export const rebuild = async (
  config: Config,
  name: string,
  say: Say,
  { silenceMs = SILENCE_MS } = {},
): Promise<void> => {
  const { service, name: projection } = projectionNamed(name);
  if (config.stores.documents.kind === 'sqlite' && !existsSync(join(config.dataDir, service, 'documents.db'))) {
    throw new Refused(
      `No read models of the ${service} service in ${config.dataDir}. Set DATA_DIR to the data folder of the product.`,
    );
  }
  const wiring = await openWiring(config);
  try {
    const { documents } = await wiring.ports(service);
    const before = (await readProgress(documents, projection))?.at;
    const asked = await askForRebuild(documents, projection);
    if (!asked) throw new Refused(`${projection} is built for the first time now or at the first start.`);
    say(
      asked.underWay
        ? `${projection}: joining the rebuild in progress.`
        : `${projection}: rebuild requested; readers keep the current build meanwhile.`,
    );
    await follow({ documents, projection, generation: asked.generation, before, say, silenceMs });
  } finally {
    await wiring.close();
  }
};

type Follow = Readonly<{
  documents: Documents;
  projection: string;
  generation: number;
  before: string | undefined;
  say: Say;
  silenceMs: number;
}>;

const follow = async ({ documents, projection, generation, before, say, silenceMs }: Follow): Promise<void> => {
  const started = performance.now();
  let [heard, heardAt, reportedAt] = [before, started, started];
  for (;;) {
    if (((await readGeneration(documents, projection)) ?? 0) >= generation)
      return say(`${projection} rebuilt in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    const progress = await readProgress(documents, projection);
    const now = performance.now();
    if (progress && progress.at !== heard) {
      [heard, heardAt] = [progress.at, now];
      if (progress.state === 'failed') {
        throw new Refused(
          `${progress.build} cannot be built: ${progress.error ?? 'see the log'}\nReaders keep the previous build. Deploy a corrected version; the rebuild then continues.`,
        );
      }
      if (now - reportedAt > 5_000) {
        say(
          `  ${progress.build} is ${progress.state}, at position ${progress.position}${progress.error ? `: ${progress.error}` : ''}`,
        );
        reportedAt = now;
      }
    }
    if (now - heardAt > silenceMs) return say('The product is not running; the rebuild begins at its next start.');
    await pause(200);
  }
};

if (import.meta.main)
  await runTool((config, [name = '']) => rebuild(config, name, (line) => process.stdout.write(`${line}\n`)));
