import { connect, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { CannotStart } from '../base/cannot-start.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { messageOf } from '../base/message-of.js';
import { nameOf, type Address, type Node, type Tls } from './kurrent-address.js';

const PROBE_MS = 1_000;

type Probe = 'ok' | 'silent' | NodeJS.ErrnoException;

const probe = ({ host, port }: Node, tls: Tls): Promise<Probe> =>
  new Promise((resolve) => {
    const options = { host, port };
    const socket =
      tls === null
        ? connect(options)
        : connectTls({ ...options, ...tls, ALPNProtocols: ['h2'], ...(isIP(host) === 0 && { servername: host }) });
    const end = (outcome: Probe): void => {
      socket.destroy();
      resolve(outcome);
    };
    socket.setTimeout(PROBE_MS, () => end('silent'));
    socket.once(tls === null ? 'connect' : 'secureConnect', () => end('ok'));
    socket.once('error', end);
  });

const said = (outcome: Probe): string =>
  outcome === 'ok'
    ? 'takes connections but does not answer'
    : outcome === 'silent'
      ? 'says nothing'
      : outcome.code === 'ENOTFOUND'
        ? 'is a name that nobody knows'
        : outcome.code === 'ECONNREFUSED'
          ? 'refuses connections'
          : outcome.message;

const anyTls: Tls = { rejectUnauthorized: false };

const whyNot = async (node: Node, tls: Tls): Promise<Error> => {
  const at = nameOf(node);
  const reached = await probe(node, null);
  if (reached !== 'ok') return new Error(`${at} ${said(reached)}`, reached === 'silent' ? {} : { cause: reached });
  const secured = await probe(node, anyTls);
  if (tls === null && secured === 'ok')
    return new CannotStart(`KurrentDB at ${at} uses TLS, but KURRENTDB_URL has tls=false: set tls=true`);
  if (tls === null || secured === 'silent') return new Error(`${at} ${said('ok')}`);
  if (secured !== 'ok')
    return new CannotStart(`KurrentDB at ${at} does not use TLS, but KURRENTDB_URL requires it: set tls=false`);
  const trusted = await probe(node, tls);
  return trusted === 'ok' || trusted === 'silent'
    ? new Error(`${at} ${said(trusted)}`)
    : new CannotStart(
        `The certificate of KurrentDB at ${at} is not trusted (${trusted.message}): set tlsCaFile in KURRENTDB_URL to its certificate authority`,
      );
};

/**
 * Distinguishes a wrong setting from an absent server; the client has one error for both.
 * @returns CannotStart when a setting must be changed, else EngineUnavailable with the result per node
 */
export const whyNoConnection = async ({ nodes, tls }: Address): Promise<CannotStart | EngineUnavailable> => {
  const seen = await Promise.all(nodes.map((node) => whyNot(node, tls)));
  const wrong = seen.find((error) => error instanceof CannotStart);
  return wrong ?? new EngineUnavailable('event store', new AggregateError(seen, seen.map(messageOf).join(', ')));
};
