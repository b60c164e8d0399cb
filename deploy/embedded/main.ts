import 'reflect-metadata';
import { builtWeb } from '@lendring/bff/web/built-web.js';
import { ConfigError, loadConfig } from '@lendring/platform/runtime/settings/config.js';
import { stopOnSignal } from '@lendring/platform/runtime/process/stop-on-signal.js';
import { DEMO_PASSWORD } from '../demo/load-people.js';
import { startEmbedded } from './start.js';

const say = (line: string): void => { process.stdout.write(`${line}\n`); };

const demoSignIns = ['jana@example.org', 'murat@example.org', 'festwest@example.org', 'admin@example.org'];

try {
  const config = loadConfig(process.env);
  const started = performance.now();
  const running = await startEmbedded({ config, progress: say, web: await builtWeb() });
  say(`\nLendring is at ${running.url}  (started in ${((performance.now() - started) / 1000).toFixed(1)} s, data in ${config.dataDir})`);
  if (config.demo && !config.externalIssuer) say(`Sign in as ${demoSignIns.join(', ')} with the password ${DEMO_PASSWORD}`);
  if (config.mail.kind === 'mailbox') say(`Mails are at ${running.url}/dev/mail. Ctrl-C stops.\n`);
  stopOnSignal({ stop: running.stop, say: (what, error) => { if (what === 'stopping') say('Stopping …'); else process.stderr.write(`${what === 'late' ? 'The stop took too long' : String(error)}\n`); } });
} catch (error) {
  process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
