import { engines } from './catalogue.js';
import { dockerAnswers } from './containers.js';
import { startFleet } from './fleet.js';
import { installOnce } from './install.js';
import { cacheFolder } from './machine.js';
import { selectEngines } from './selection.js';
import { chooseSource, type Source } from './source.js';
import { untilAsked } from './until-asked.js';
import type { Engine } from './engine.js';

/**
 * `npm run engines [-- kafka mongodb …]`: runs real servers on loopback until Ctrl-C; `--install` only downloads and
 * builds them. Addresses are printed to stdout, everything else to stderr.
 */
const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const asked = untilAsked();
const cache = cacheFolder(process.env);

const install = async (wanted: readonly (readonly [Engine, Source])[]): Promise<boolean> => {
  const outcomes = await Promise.all(
    wanted.map(async ([{ name, local }, source]) => {
      const began = performance.now();
      if (!local || source.from !== 'local') {
        say(`${name} is not installed: ${'why' in source ? source.why : 'it comes from Docker'}`);
        return true;
      }
      return installOnce(local, cache).then(
        () => {
          say(`${name} is installed after ${seconds(began)}`);
          return true;
        },
        (error: unknown) => {
          say(`${name} cannot be installed: ${reason(error)}`);
          return false;
        },
      );
    }),
  );
  return outcomes.every((well) => well);
};

const serve = async (wanted: readonly (readonly [Engine, Source])[]): Promise<boolean> => {
  const fleet = await startFleet({
    wanted,
    cache,
    signal: asked.signal,
    onEach: (had) => {
      if ('why' in had) return say(`${had.engine.name} does not run: ${had.why}`);
      say(`${had.engine.name} runs after ${had.seconds.toFixed(1)} s`);
      for (const [name, value] of Object.entries(had.addresses)) process.stdout.write(`${name}=${value}\n`);
    },
  });
  if (!asked.signal.aborted && Object.keys(fleet.addresses).length > 0) {
    say('All that can run here runs. Ctrl-C stops.');
    await asked.done;
  }
  say('Stopping …');
  await fleet.stop();
  return asked.signal.aborted;
};

try {
  const names = process.argv.slice(2);
  const chosen = selectEngines(
    engines,
    names.filter((name) => name !== '--install'),
  );
  const docker = chosen.some(({ local }) => local === null) && (await dockerAnswers());
  const wanted = chosen.map((engine) => [engine, chooseSource(engine, { env: {}, docker, first: 'local' })] as const);
  say(`Servers are kept in ${cache}; to install them all takes some minutes.`);
  const ended = asked.done.then(() => false);
  process.exit((await (names.includes('--install') ? Promise.race([install(wanted), ended]) : serve(wanted))) ? 0 : 1);
} catch (error) {
  say(reason(error));
  process.exit(1);
}
