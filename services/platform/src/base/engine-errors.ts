import { deepestMessageOf } from './message-of.js';
import { EngineUnavailable, type Engine } from './engine-unavailable.js';

/** An engine as sentences for operators name it. */
export type Called = Readonly<{
  engine: Engine;
  /** For example `MongoDB at db:27017`. */ name: string;
  /** The settings that lead there. */ settings: string;
}>;

/** Node's words for a connection that did not come about, broke off, or stayed silent. */
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

/** What Node says where a server that speaks no TLS closes the connection. */
const beforeTls = /before secure TLS connection was established/;

type Fault = 'lost' | 'name' | 'tls';

const faultIn = (code: unknown): Fault | null => {
  if (typeof code !== 'string') return null;
  if (noName.has(code)) return 'name';
  if (wrongTls.test(code)) return 'tls';
  return lost.has(code) ? 'lost' : null;
};

/** What an error, or an error behind it, says of the connection; null when it speaks of something else. */
export const connectionFault = (error: unknown): Fault | null => {
  if (typeof error !== 'object' || error === null) return null;
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  const behind = [cause, ...(Array.isArray(errors) ? (errors as readonly unknown[]) : [])];
  return behind.map(connectionFault).find((fault) => fault !== null) ?? faultIn(code);
};

/** OpenSSL's errors carry the place in its source, over two lines; only the reason says something to an operator. */
const reasonOf = (error: unknown): string =>
  deepestMessageOf(error)
    .replace(/[\dA-F]+:error:[\dA-F]+:[^:]*:[^:]*:([^:]*):[^\n]*/g, '$1')
    .trim();

/** The engine is away, and why: a name that nobody knows and a wrong TLS are told apart from a server that is not there. */
export const awayFor = ({ engine, name, settings }: Called, error: unknown): EngineUnavailable => {
  const reason = reasonOf(error);
  const fault = beforeTls.test(reason) ? 'tls' : connectionFault(error);
  if (fault === 'name')
    return new EngineUnavailable(engine, error, `${name} cannot be found (${reason}): look at ${settings}`);
  if (fault === 'tls')
    return new EngineUnavailable(
      engine,
      error,
      `${name} and this process do not agree on TLS (${reason}): look at ${settings} and at the server's certificate`,
    );
  return new EngineUnavailable(engine, error, `${name} does not answer: ${reason}`);
};

/** The engine lets nobody in with what this process says: it is away until the settings, or the engine, are mended. */
export const refusedFor = ({ engine, name, settings }: Called, error: unknown): EngineUnavailable =>
  new EngineUnavailable(engine, error, `${name} refuses this process (${reasonOf(error)}): look at ${settings}`);

/** The hosts of an address of one server or several, without user and password. */
export const hostsOf = (address: string): string =>
  address
    .replace(/^[\w+]+:\/\//, '')
    .replace(/^[^/?]*@/, '')
    .replace(/[/?].*$/, '');
