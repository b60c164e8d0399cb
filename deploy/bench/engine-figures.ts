import type { EngineFigures, Spread } from './parts/engines.js';
import { runPart } from './children.js';
import { columns } from './figures.js';

type Row = readonly [what: string, engine: string, unit: '/s' | 'ms', value: (figures: EngineFigures) => number | null];

const spread =
  (of: (figures: EngineFigures) => Spread | null, share: keyof Spread) =>
  (figures: EngineFigures): number | null =>
    of(figures)?.[share] ?? null;
const both = (what: string, engine: string, of: (figures: EngineFigures) => Spread | null): readonly Row[] => [
  [`${what}, p50`, engine, 'ms', spread(of, 'p50')],
  [`${what}, p99`, engine, 'ms', spread(of, 'p99')],
];

const rows: readonly Row[] = [
  ['durable appends, one after the other', 'KurrentDB', '/s', ({ appends }) => appends],
  ['durable appends, 20 parallel', 'KurrentDB', '/s', ({ parallelAppends }) => parallelAppends],
  ['documents written in batches of 500', 'MongoDB', '/s', ({ documents }) => documents],
  ...both('projection lag', 'KurrentDB, MongoDB', ({ projectionLag }) => projectionLag),
  ...both('integration event, announced to heard', 'Kafka', ({ integrationLag }) => integrationLag),
  ['offers written to the search index', 'Meilisearch', '/s', ({ searchWrites }) => searchWrites],
  ...both('search, text + place + filters', 'Meilisearch', ({ search }) => search),
  ...both('BFF → service and back', 'TCP', ({ hop }) => hop),
];

const shown = (value: number | null, unit: '/s' | 'ms'): string =>
  value === null
    ? 'no server'
    : unit === '/s'
      ? `${Math.round(value).toLocaleString('en')}/s`
      : `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`;

export const engineTable = async (offers: number, say: (line: string) => void): Promise<string> => {
  say('the embedded engines');
  const embedded = await runPart('embeddedEngines', offers);
  say('the engines of the environment');
  const given = await runPart('givenEngines', offers);
  return columns(
    [
      ['figure', 'embedded', 'production', 'by'],
      ...rows.map(([what, engine, unit, value]) => [
        what,
        shown(value(embedded), unit),
        shown(value(given), unit),
        engine,
      ]),
    ],
    [1, 2],
  );
};
