import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atLeast, atMost, shareOf } from './figures.js';
import { parts, usual } from './part-names.js';
import { compareRatios, createReport } from './report.js';

describe('the benchmark report', () => {
  it('prints each part when it completes, names a failed part, and measures the rest', async () => {
    const printed: string[] = [];
    const { measured, failed } = createReport((text) => printed.push(text));
    await measured('Searches', 'searches', async () => {
      throw new Error('POST /v1/saved_search answered 503 service_unavailable');
    });
    await measured('Pages', 'pages', async () => [atMost('home: p95', 21, 50, 'ms')]);
    expect(printed).toEqual([
      '\nSearches\nsearches failed: POST /v1/saved_search answered 503 service_unavailable',
      expect.stringMatching(/^\nPages\n.*\nhome: p95 .* ok$/),
    ]);
    expect(failed()).toEqual(['searches']);
  });
});

describe('the comparison of two runs', () => {
  const ratiosOf = (appends: number, slower: number, reads: number) => {
    const { show, ratios } = createReport(() => undefined);
    show('Run', [
      atLeast('appends / bare', appends, 70, '%'),
      atMost('long / short', slower, 1.5, '×'),
      shareOf('reads / bare', reads, 1_000),
      atMost('search: p50', 3, 5, 'ms'),
    ]);
    return ratios();
  };

  it('tells ratios that are over a tenth worse, whichever way is better, and leaves times out', () => {
    const { text, lost } = compareRatios(ratiosOf(80, 1, 200), ratiosOf(70, 1.2, 190));
    expect(lost).toEqual(['Run: appends / bare', 'Run: long / short']);
    expect(text).toMatch(/reads \/ bare +20\.0 +19\.0 +-5%$/m);
    expect(text).not.toContain('search: p50');
  });

  it('leaves out ratios that one of the runs did not measure', () => {
    const { 'Run: appends / bare': _, ...fewer } = ratiosOf(80, 1, 200);
    expect(compareRatios(fewer, ratiosOf(10, 1, 200)).lost).toEqual([]);
  });
});

describe('docs/how-to/measure.md', () => {
  it('lists the ten default parts first, and marks all others as on request', () => {
    const text = readFileSync(new URL('../../docs/how-to/measure.md', import.meta.url), 'utf8');
    const [first = '', rest = ''] = text.split('On request:');
    const [second = ''] = rest.split('\n## ');
    const namesIn = (part: string) => [...part.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(namesIn(first)).toEqual(usual);
    expect(usual).toHaveLength(10);
    expect([...namesIn(first), ...namesIn(second)].toSorted()).toEqual([...parts].toSorted());
  });
});
