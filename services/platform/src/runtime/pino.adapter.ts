import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.js';

/** Whatever is logged by mistake under these names stays out of the log, one and two levels deep. */
const personal = [
  'email', 'password', 'token', 'authorization', 'cookie', 'to', 'text', 'html', 'firstname', 'lastname', 'nickname', 'street', 'phone', 'ip', 'remoteAddress',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/**
 * The process's logger: JSON lines, or short readable ones on a terminal. Log ids, never people; `child({ requestId })`
 * follows one click.
 */
export const openLog = (config: Pick<Config, 'logLevel'>, output: DestinationStream & { readonly isTTY?: boolean } = process.stdout): Logger => pino(
  { level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths: personal, censor: '[personal]' }, formatters: { level: (level) => ({ level }) } },
  output.isTTY ? { write: (line) => { output.write(readable(line)); } } : output,
);

const colours: Readonly<Record<string, number>> = { fatal: 31, error: 31, warn: 33, info: 32, debug: 90 };

/** `12:03:04 warn  offer: relay waits  tries=3` */
const readable = (line: string): string => {
  const { level, time, msg, service, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const fields = Object.entries(rest).map(([key, value]) => `  ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`).join('');
  const stack = err && typeof err === 'object' && 'stack' in err ? `\n${String(err.stack)}` : '';
  const label = String(level);
  return `${String(time).slice(11, 19)} \u001B[${colours[label] ?? 0}m${label.padEnd(5)}\u001B[0m ${service ? `${String(service)}: ` : ''}${String(msg ?? '')}${fields}${stack}\n`;
};

/** Nest's own messages in our log; its chatter about modules and routes only when debugging. */
export const nestLog = (log: Logger): LoggerService => {
  const fields = (details: readonly unknown[]) => {
    const stack = details.find((detail) => typeof detail === 'string' && detail.includes('\n'));
    return { nest: details.findLast((detail) => typeof detail === 'string' && !detail.includes('\n')), ...(stack === undefined ? {} : { stack }) };
  };
  const told = (message: unknown) => (message instanceof Error ? { err: message } : {});
  const words = (message: unknown) => (message instanceof Error ? message.message : typeof message === 'string' ? message : JSON.stringify(message));
  return {
    log: (message: unknown, ...details: unknown[]) => { log.debug(fields(details), words(message)); },
    error: (message: unknown, ...details: unknown[]) => { log.error({ ...fields(details), ...told(message) }, words(message)); },
    warn: (message: unknown, ...details: unknown[]) => { log.warn(fields(details), words(message)); },
    debug: (message: unknown, ...details: unknown[]) => { log.debug(fields(details), words(message)); },
    verbose: (message: unknown, ...details: unknown[]) => { log.trace(fields(details), words(message)); },
  };
};
