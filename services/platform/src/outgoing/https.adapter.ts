import { lookup as systemLookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Outgoing, Sending, Sent } from './outgoing.port.js';
import { bareHost, isPublicAddress, targetProblem, type Targets } from './addresses.js';

type Address = Readonly<{ address: string; family: number }>;

type Options = Readonly<{ targets: Targets; resolve?: (name: string) => Promise<readonly Address[]> }>;

class AddressRefused extends Error {}

/**
 * Sends with Node's HTTP client. Each connection resolves the name once, checks every address and uses exactly those,
 * which prevents DNS rebinding.
 */
export const openOutgoing = ({
  targets,
  resolve = (name) => systemLookup(name, { all: true, verbatim: true }),
}: Options): Outgoing => {
  const allowed = (address: string): boolean => targets === 'any' || isPublicAddress(address);

  const lookup: LookupFunction = (name, { all }, done) => {
    void resolve(name)
      .then((addresses) => {
        const [first] = addresses;
        if (!first) throw Object.assign(new Error(`${name} has no address`), { code: 'ENOTFOUND' });
        // Refuse the name if one address is forbidden: no legitimate receiver publishes such a name by mistake.
        if (!addresses.every(({ address }) => allowed(address))) throw new AddressRefused(name);
        if (all)
          done(
            null,
            addresses.map(({ address, family }) => ({ address, family })),
          );
        else done(null, first.address, first.family);
      })
      .catch((error: NodeJS.ErrnoException) => done(error, []));
  };

  const answered = (
    url: URL,
    {
      headers,
      body,
      signal,
      answerBytes,
    }: Omit<Sending<string | Uint8Array>, 'url' | 'timeoutMs' | 'signal'> & { signal: AbortSignal },
  ): Promise<{ status: number; answer: string }> =>
    new Promise((resolved, reject) => {
      const options: RequestOptions = {
        method: 'POST',
        lookup,
        signal,
        agent: false,
        maxHeaderSize: 16_384,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), 'accept-encoding': 'identity' },
      };
      let responding = false;
      const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, (response) => {
        responding = true;
        void firstBytes(response, answerBytes)
          .then((answer) => resolved({ status: response.statusCode ?? 0, answer }))
          .finally(() => request.destroy());
      });
      // Check the connected address as well, because literal addresses skip the lookup.
      request.once('socket', (socket) =>
        socket.once('connect', () => {
          if (!allowed(socket.remoteAddress ?? '')) request.destroy(new AddressRefused(url.hostname));
        }),
      );
      request.on('error', (error) => {
        if (!responding) reject(error);
      });
      request.end(body);
    });

  return {
    async post({ url: text, timeoutMs, signal, ...sending }) {
      const began = performance.now();
      const took = (): number => Math.round(performance.now() - began);
      const refused = (problem: NonNullable<Sent['problem']>): Sent => ({
        status: null,
        answer: '',
        problem,
        durationMs: took(),
      });
      if (targetProblem(text, targets)) return refused('address_refused');
      const url = new URL(text);
      const host = bareHost(url.hostname);
      if (isIP(host) !== 0 && !allowed(host)) return refused('address_refused');
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await answered(url, {
          ...sending,
          signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        });
        return { ...answer, problem: null, durationMs: took() };
      } catch (error) {
        return refused(deadline.aborted ? 'timeout' : problemOf(error));
      }
    },
  };
};

const firstBytes = (response: IncomingMessage, limit: number): Promise<string> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = (): void => resolve(Buffer.concat(chunks).subarray(0, limit).toString('utf8'));
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= limit) done();
    });
    response.once('end', done).once('error', done).once('close', done);
  });

const unreachable: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EPIPE',
  'ETIMEDOUT',
]);

const problemOf = (error: unknown): NonNullable<Sent['problem']> => {
  const causes = error instanceof AggregateError ? (error.errors as readonly unknown[]) : [error];
  if (causes.some((cause) => cause instanceof AddressRefused)) return 'address_refused';
  const code = String((causes[0] as NodeJS.ErrnoException | undefined)?.code ?? '');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'name_unknown';
  if (unreachable.has(code)) return 'unreachable';
  if (/^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|EPROTO|HOSTNAME_MISMATCH)/.test(code)) return 'tls';
  return 'broken_answer';
};
