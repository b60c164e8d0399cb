import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CannotStart } from '../base/cannot-start.js';

export type Node = Readonly<{ host: string; port: number }>;

export const nameOf = ({ host, port }: Node): string => `${host}:${port}`;

export type Tls = Readonly<{ rejectUnauthorized: boolean; ca?: Buffer; key?: Buffer; cert?: Buffer }> | null;

export type Address = Readonly<{
  nodes: readonly Node[];
  /** True if the address may lead to further nodes, which requires looking up the leader. */
  isCluster: boolean;
  tls: Tls;
  of: (node: Node) => string;
}>;

/**
 * Client defaults for options missing in the address: no discovery (the native client would spend half a second on it),
 * and fast detection of dead nodes.
 */
const PINNED = { discoveryInterval: '10', keepAliveTimeout: '2000' };
const OWN = new Set(['discoveryinterval', 'maxdiscoverattempts', 'nodepreference', 'gossiptimeout']);

/**
 * Parses `kurrentdb://user:password@a:2113,b:2113,c:2113?tls=true`. @throws when the format is wrong; CannotStart when
 * a referenced file cannot be read
 */
export const addressOf = (url: string): Address => {
  const [, scheme, discover, user = '', hosts = '', query = ''] =
    /^(\w+)(\+discover)?:\/\/([^:]+:[^@]+@)?([^/?]+)\/*(?:\?(.*))?$/.exec(url.trim()) ?? [];
  const nodes = hosts.split(',').flatMap((named): Node[] => {
    const [, host, port = '2113'] = /^([^:]+)(?::(\d+))?$/.exec(named.trim()) ?? [];
    return host === undefined ? [] : [{ host, port: Number(port) }];
  });
  if (scheme === undefined || nodes.length === 0)
    throw new Error('KURRENTDB_URL must have the form kurrentdb://user:password@host:2113,host:2113?tls=true');

  const options = new Map(
    query
      .split('&')
      .filter((option) => option !== '')
      .map((option): [string, readonly [string, string]] => {
        const [key = '', value = ''] = option.split('=', 2);
        return [key.toLowerCase().replaceAll(/[_-]/g, ''), [key, value]];
      }),
  );
  const given = (key: string): string | undefined => options.get(key)?.[1];
  const file = (key: string): Buffer | undefined => {
    const [name = '', path] = options.get(key) ?? [];
    if (path === undefined) return undefined;
    const place = resolve(decodeURIComponent(path));
    try {
      return readFileSync(place);
    } catch (error) {
      throw new CannotStart(
        `Lendring cannot start: ${name} of KURRENTDB_URL names ${place}, which cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`,
        { cause: error },
      );
    }
  };
  const kept = [...options].filter(([key]) => !OWN.has(key)).map(([, [key, value]]) => `${key}=${value}`);
  const added = Object.entries(PINNED).filter(([key]) => OWN.has(key.toLowerCase()) || !options.has(key.toLowerCase()));
  const own = [...kept, ...added.map(([key, value]) => `${key}=${value}`)].join('&');
  const [ca, key, cert] = [file('tlscafile'), file('userkeyfile'), file('usercertfile')];

  return {
    nodes,
    isCluster: discover !== undefined || nodes.length > 1,
    tls:
      given('tls') === 'false'
        ? null
        : {
            rejectUnauthorized: given('tlsverifycert') !== 'false',
            ...(ca && { ca }),
            ...(key && { key }),
            ...(cert && { cert }),
          },
    of: (node) => `${scheme}://${user}${nameOf(node)}?${own}`,
  };
};
