import { lookup as systemLookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Downloads, Fetched, Outgoing, Sent } from './outgoing.port.js';
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
}: Options): Outgoing & Downloads => {
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

  /** Sends one request and reads its response with `read`. Rejects if the server answers nothing that can be read. */
  const answered = <Answer>(
    url: URL,
    { body, ...options }: Asking,
    read: (response: IncomingMessage) => Promise<Answer>,
  ): Promise<Answer> =>
    new Promise((resolved, reject) => {
      let responding = false;
      const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
        url,
        { ...options, lookup, agent: false, maxHeaderSize: 16_384 },
        (response) => {
          responding = true;
          void read(response)
            .then(resolved, reject)
            .finally(() => request.destroy());
        },
      );
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

  /** Parsed URL if it may be called; null otherwise. */
  const callable = (text: string): URL | null => {
    if (targetProblem(text, targets)) return null;
    const url = new URL(text);
    const host = bareHost(url.hostname);
    return isIP(host) !== 0 && !allowed(host) ? null : url;
  };

  return {
    async post({ url: text, timeoutMs, signal, headers, body, answerBytes }) {
      const began = performance.now();
      const took = (): number => Math.round(performance.now() - began);
      const refused = (problem: NonNullable<Sent['problem']>): Sent => ({
        status: null,
        answer: '',
        problem,
        durationMs: took(),
      });
      const url = callable(text);
      if (!url) return refused('address_refused');
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await answered(
          url,
          {
            method: 'POST',
            signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
            headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), 'accept-encoding': 'identity' },
            body,
          },
          async (response) => ({ status: response.statusCode ?? 0, answer: await firstBytes(response, answerBytes) }),
        );
        return { ...answer, problem: null, durationMs: took() };
      } catch (error) {
        return refused(deadline.aborted ? 'timeout' : problemOf(error));
      }
    },

    async get({ url: text, timeoutMs, mostBytes, redirects, signal }) {
      const refused = (problem: NonNullable<Fetched['problem']>): Fetched => ({ status: null, body: null, problem });
      const deadline = AbortSignal.timeout(timeoutMs);
      const request: Asking = {
        method: 'GET',
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        headers: { accept: 'image/webp,image/jpeg,image/png', 'accept-encoding': 'identity' },
      };
      try {
        let url = callable(text);
        for (let hop = 0; url !== null; hop += 1) {
          const { status, location, body } = await answered(url, request, async (response) => ({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            body: isRedirect(response) ? null : await wholeBody(response, mostBytes),
          }));
          if (body !== null) return { status, body, problem: null };
          if (hop >= redirects || location === undefined) return refused('redirects');
          const next = URL.parse(location, url.href);
          url = next && callable(next.href);
        }
        return refused('address_refused');
      } catch (error) {
        if (error instanceof TooLarge) return refused('too_large');
        return refused(deadline.aborted ? 'timeout' : problemOf(error));
      }
    },
  };
};

type Asking = Readonly<{
  method: 'GET' | 'POST';
  headers: RequestOptions['headers'];
  body?: string | Uint8Array;
  signal: AbortSignal;
}>;

class TooLarge extends Error {}

const redirecting: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const isRedirect = ({ statusCode = 0 }: IncomingMessage): boolean => redirecting.has(statusCode);

/** The complete body. @throws TooLarge, or an error if the connection breaks before the end */
const wholeBody = async (response: IncomingMessage, mostBytes: number): Promise<Uint8Array> => {
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) throw new TooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
