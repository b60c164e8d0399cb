import { CannotStart } from '@lendring/platform/base/cannot-start.js';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { messageOf } from '@lendring/platform/base/message-of.js';
import { loadConfig, type Config } from '@lendring/platform/runtime/settings/config.js';

// Reject older Node versions, which lack `import.meta.main`: a tool would silently do nothing.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `This command needs Node 24 instead of ${process.version}. Install it with: npm ci (without --ignore-scripts)\n`,
  );
  process.exit(1);
}

/** A problem that the operator can fix: one sentence without a stack trace. */
export class Refused extends Error {}

/** Ends the process when the reader of its output closes the pipe, as in `| head`. */
const endWithReader = (error: NodeJS.ErrnoException): never => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
};

/** Runs a command-line tool; exits with 1 on a Refused error or an unreachable engine. */
export const refusing = async (work: () => Promise<void>): Promise<void> => {
  process.stdout.on('error', endWithReader);
  try {
    await work();
  } catch (error) {
    if (![Refused, CannotStart, EngineUnavailable].some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
};

export const runTool = (work: (config: Config, args: readonly string[]) => Promise<void>): Promise<void> =>
  refusing(() => work(loadConfig(process.env), process.argv.slice(2)));
