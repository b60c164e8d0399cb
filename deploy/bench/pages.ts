import { gzipSync } from 'node:zlib';
import type { Product } from './children.js';
import { must, withConnections, type Connection } from './connection.js';
import { atMost, type Figure } from './figures.js';
import { syntheticOfferId } from './synthetic.js';
import { percentile, timed } from './times.js';

const RENDERS = 150;

export const benchPages = async (
  { config }: Product,
  question: () => string,
  offers: number,
): Promise<readonly Figure[]> =>
  withConnections(config.port, 1, async ([connection]) => {
    const word = (): string => encodeURIComponent(new URLSearchParams(question()).get('query') ?? '');
    const pages = {
      home: () => '/',
      search: () => `/suche/${word()}`,
      offer: (n: number) => `/inserat/${syntheticOfferId((n * 7919) % offers)}`,
    };
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const times: number[] = [];
      for (let n = 0; n < RENDERS + 50; n += 1) {
        const { ms } = await timed(() => must(connection!, { path: path(n), accept: 'text/html' }));
        if (n >= 50) times.push(ms);
      }
      figures.push(atMost(`page rendered: ${name}, p95`, percentile(times, 0.95), 50, 'ms'));
    }
    return [...figures, ...(await firstVisit(connection!))];
  });

const firstVisit = async (connection: Connection): Promise<readonly Figure[]> => {
  const html = (await must(connection, { path: '/', accept: 'text/html' })).body.toString();
  const files = new Set(
    [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.(?:js|css|woff2))"/g)].map(([, file]) => file ?? ''),
  );
  const kilobytes = async (ending: string): Promise<number> => {
    let bytes = 0;
    for (const file of files)
      if (file.endsWith(ending)) bytes += gzipSync((await must(connection, { path: file })).body).length;
    return bytes / 1000;
  };
  return [
    atMost('home page: scripts, gzip', await kilobytes('.js'), 150, 'kB'),
    atMost('home page: styles, gzip', await kilobytes('.css'), 25, 'kB'),
    atMost('home page: fonts', await kilobytes('.woff2'), 45, 'kB'),
  ];
};
