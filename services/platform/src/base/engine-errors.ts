import { deepestMessageOf } from './message-of.js';
import { EngineUnavailable, type Engine } from './engine-unavailable.js';

export type Called = Readonly<{
  engine: Engine;
  /** Engine and address, for example `MongoDB at db:27017`. */
  name: string;
  settings: string;
}>;

const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ESOCKETTIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);
const noName = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EDNS']);
const wrongTls = /^(?:ERR_SSL_|ERR_TLS_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|EPROTO$|ETLS$|HOSTNAME_MISMATCH$)/;

/** Node's message when a server without TLS closes the connection. */
const beforeTls = /before secure TLS connection was established/;

type Fault = 'lost' | 'name' | 'tls';

const faultIn = (code: unknown): Fault | null => {
  if (typeof code !== 'string') return null;
  if (noName.has(code)) return 'name';
  if (wrongTls.test(code)) return 'tls';
  return lost.has(code) ? 'lost' : null;
};

export const connectionFault = (error: unknown): Fault | null => {
  if (typeof error !== 'object' || error === null) return null;
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  const behind = [cause, ...(Array.isArray(errors) ? (errors as readonly unknown[]) : [])];
  return behind.map(connectionFault).find((fault) => fault !== null) ?? faultIn(code);
};

/**
 * Extract the reason from OpenSSL messages, which span two lines and include the source location; only the reason
 * helps an operator.
 */
const reasonOf = (error: unknown): string =>
  deepestMessageOf(error)
    .replace(/[\dA-F]+:error:[\dA-F]+:[^:]*:[^:]*:([^:]*):[^\n]*/g, '$1')
    .trim();

/**
 * Error for an unreachable engine; distinguishes an unknown host name, a wrong TLS setting and a server that is down.
 */
export const awayFor = ({ engine, name, settings }: Called, error: unknown): EngineUnavailable => {
  const reason = reasonOf(error);
  const fault = beforeTls.test(reason) ? 'tls' : connectionFault(error);
  if (fault === 'name')
    return new EngineUnavailable(engine, error, `${name} cannot be found (${reason}): check ${settings}`);
  if (fault === 'tls')
    return new EngineUnavailable(
      engine,
      error,
      `${name} and this process cannot agree on TLS (${reason}): check ${settings} and the server's certificate`,
    );
  return new EngineUnavailable(engine, error, `${name} does not answer: ${reason}`);
};

export const refusedFor = ({ engine, name, settings }: Called, error: unknown): EngineUnavailable =>
  new EngineUnavailable(engine, error, `${name} refuses this process (${reasonOf(error)}): check ${settings}`);

export const hostsOf = (address: string): string =>
  address
    .replace(/^[\w+]+:\/\//, '')
    .replace(/^[^/?]*@/, '')
    .replace(/[/?].*$/, '');
