import { pino, type DestinationStream, type Logger } from 'pino';
import { currentCall } from '../../base/call.js';
import type { Config } from '../settings/config.js';

/** Fields redacted from the log, one and two levels deep. */
const personal = [
  'email',
  'password',
  'token',
  'authorization',
  'cookie',
  'to',
  'text',
  'html',
  'firstname',
  'lastname',
  'nickname',
  'street',
  'phone',
  'ip',
  'remoteAddress',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/**
 * Logger of the process: JSON lines, or short readable ones on a terminal. Log ids, never personal data. Lines logged
 * during a call include its request id.
 */
export const openLog = (
  config: Pick<Config, 'logLevel'>,
  output: DestinationStream & { readonly isTTY?: boolean } = process.stdout,
): Logger =>
  pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: personal, censor: '[personal]' },
      formatters: { level: (level) => ({ level }) },
      mixin: requestOf,
    },
    output.isTTY
      ? {
          write: (line) => {
            output.write(readable(line));
          },
        }
      : output,
  );

const requestOf = (): { readonly requestId?: string } => {
  const { requestId } = currentCall();
  return requestId === undefined ? {} : { requestId };
};

const colours: Readonly<Record<string, number>> = { fatal: 31, error: 31, warn: 33, info: 32, debug: 90 };

/** Format: `12:03:04 warn  offer: relay waits  tries=3` */
const readable = (line: string): string => {
  const { level, time, msg, service, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const fields = Object.entries(rest)
    .map(([key, value]) => `  ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('');
  const stack = err && typeof err === 'object' && 'stack' in err ? `\n${String(err.stack)}` : '';
  const label = String(level);
  return `${String(time).slice(11, 19)} \u001B[${colours[label] ?? 0}m${label.padEnd(5)}\u001B[0m ${service ? `${String(service)}: ` : ''}${String(msg ?? '')}${fields}${stack}\n`;
};
