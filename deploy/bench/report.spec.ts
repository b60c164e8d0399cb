import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atMost } from './figures.js';
import { parts, usual } from './part-names.js';
import { createReport } from './report.js';

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

describe('docs/how-to/measure.md', () => {
  it('lists the ten default parts first, and marks all others as on request', () => {
    const text = readFileSync(new URL('../../docs/how-to/measure.md', import.meta.url), 'utf8');
    const [first = '', second = ''] = text.split('On request:');
    const namesIn = (part: string) => [...part.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(namesIn(first)).toEqual(usual);
    expect(usual).toHaveLength(10);
    expect([...namesIn(first), ...namesIn(second)].toSorted()).toEqual([...parts].toSorted());
  });
});
