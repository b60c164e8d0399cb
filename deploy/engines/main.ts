import { engines } from './catalogue.js';
import { dockerAnswers } from './containers.js';
import { startFleet } from './fleet.js';
import { cacheFolder } from './machine.js';
import { selectEngines } from './selection.js';
import { chooseSource } from './source.js';
import { untilAsked } from './until-asked.js';

/** `npm run engines [-- kafka mongodb …]`: real servers on loopback until Ctrl-C. Addresses go to standard output, all else to the other one. */
const say = (line: string): void => { process.stderr.write(`${line}\n`); };

const asked = untilAsked();
try {
  const chosen = selectEngines(engines, process.argv.slice(2));
  const docker = chosen.some(({ local }) => local === null) && await dockerAnswers();
  const cache = cacheFolder(process.env);
  say(`Starting ${chosen.map(({ name }) => name).join(', ')}; servers are kept in ${cache}, the first time takes some minutes.`);
  const fleet = await startFleet({
    wanted: chosen.map((engine) => [engine, chooseSource(engine, { env: {}, docker, first: 'local' })]), cache, signal: asked.signal,
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
  process.exit(asked.signal.aborted ? 0 : 1);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
