import 'reflect-metadata';
import { DEMO_PASSWORD } from '../demo/load-people.js';
import { ConfigError, loadConfig } from '@lendring/platform/runtime/config.js';
import { builtWeb, startEmbedded } from './start.js';

const say = (line: string): void => { process.stdout.write(`${line}\n`); };

const demoSignIns = ['jana@example.org', 'murat@example.org', 'festwest@example.org', 'admin@example.org'];

try {
  const config = loadConfig(process.env);
  const started = performance.now();
  const running = await startEmbedded({ config, progress: say, web: await builtWeb() });
  say(`\nLendring is at ${running.url}  (started in ${((performance.now() - started) / 1000).toFixed(1)} s, data in ${config.dataDir})`);
  if (config.demo && !config.externalIssuer) say(`Sign in as ${demoSignIns.join(', ')} with the password ${DEMO_PASSWORD}`);
  if (config.mail.kind === 'mailbox') say(`Mails are at ${running.url}/dev/mail. Ctrl-C stops.\n`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    say('Stopping …');
    running.stop().then(() => process.exit(0), (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
