import 'reflect-metadata';
import { builtWeb } from '@lendring/bff/web/built-web.js';
import { complaintOf } from '@lendring/platform/runtime/process/complaint.js';
import { mapStacks } from '@lendring/platform/runtime/process/mapped-stacks.js';
import { keepFilesPrivate } from '@lendring/platform/runtime/process/own-files.js';
import { loadConfig, type Config } from '@lendring/platform/runtime/settings/config.js';
import { stopOnSignal } from '@lendring/platform/runtime/process/stop-on-signal.js';
import { DEMO_PASSWORD } from '../demo/password.js';
import { startEmbedded } from './start.js';

mapStacks();

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const demoSignIns = [
  'jana@example.org',
  'murat@example.org',
  'festwest@example.org',
  'admin@example.org',
  'moderator@example.org',
  'support@example.org',
  'bookkeeper@example.org',
];

let config: Config | undefined;
try {
  // Log only warnings by default: on a terminal, only the URL and problems matter.
  config = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
  const { dataDir, mail } = config;
  keepFilesPrivate(dataDir);
  const running = await startEmbedded({ config, progress: say, web: await builtWeb() });
  say(`Lendring is at ${running.url}  (started in ${process.uptime().toFixed(1)} s, data in ${dataDir})`);
  if (running.hasDemo) say(`Sign in as ${demoSignIns.join(', ')} with the password ${DEMO_PASSWORD}`);
  if (mail.kind === 'mailbox') say(`Mails are at ${running.url}/dev/mail. Ctrl-C stops.`);
  // Print this line for programs that wait for the complete demo.
  if (running.hasDemo)
    running.demoStands.then(
      () => say('Demo data loaded.'),
      () => undefined,
    );
  stopOnSignal({
    stop: running.stop,
    say: (what, error) => {
      if (what === 'stopping') say('Stopping …');
      else process.stderr.write(`${what === 'late' ? 'Shutdown timed out' : String(error)}\n`);
    },
  });
} catch (error) {
  process.stderr.write(`${complaintOf(error, config)}\n`);
  process.exit(1);
}
