import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { renderLabels, type Labels } from './label-pages.js';

const url = 'https://lendring.example/i/k3v9w0m2xa';
const title = 'Bierzeltgarnitur für größere Gärten';
const labels = (change: Partial<Labels> = {}): Labels => ({
  format: 'sheet',
  start: 1,
  labels: [{ number: 'BK-001', url, title }],
  title,
  owner: 'Festverleih West',
  lang: 'de',
  at: new Date('2026-05-01T10:00:00.000Z'),
  ...change,
});

/** Drawing instructions of each page. */
const pagesOf = (pdf: Buffer): readonly string[] => {
  const found: string[] = [];
  for (let at = pdf.indexOf('\nstream\n'); at >= 0; at = pdf.indexOf('\nstream\n', at + 1)) {
    const from = at + '\nstream\n'.length;
    try {
      found.push(inflateSync(pdf.subarray(from, pdf.indexOf('\nendstream', from))).toString('latin1'));
    } catch {
      // Fonts and colour profiles are no pages.
    }
  }
  return found.filter((text) => text.includes(' re\n'));
};

type Placed = Readonly<{ scale: number; x: number; y: number; dark: readonly string[] }>;
/** QR codes of a page, with their dark modules, in points from the top left corner. */
const codesOf = (page: string): readonly Placed[] =>
  [...page.matchAll(/([\d.]+) 0 0 \1 ([\d.]+) ([\d.]+) cm\n(?:.*\n)*?((?:\d+ \d+ \d+ 1 re\n)+)f\n/g)].map(
    ([, scale, x, y, path = '']) => ({
      scale: Number(scale),
      x: Number(x),
      y: Number(y),
      dark: path
        .trim()
        .split('\n')
        .flatMap((bar) => {
          const [left = 0, top = 0, width = 0] = bar.split(' ').map(Number);
          return Array.from({ length: width }, (_, n) => `${left + n} ${top}`);
        }),
    }),
  );

const mm = (points: number) => (points * 25.4) / 72;

describe('labels', () => {
  it('are no longer rendered once nobody waits for them', async () => {
    const gone = new AbortController();
    let rendered = 0;
    const label = { number: null, title, url };
    const many = Array.from({ length: 1_000 }, () =>
      Object.defineProperty({ ...label }, 'title', {
        get: () => {
          rendered += 1;
          if (rendered === 5) gone.abort();
          return title;
        },
      }),
    );
    await expect(renderLabels(labels({ labels: many }), gone.signal)).rejects.toThrow(/abort/i);
    expect(rendered).toBe(5);
  });

  it('have the short link as a QR code with a quiet zone', async () => {
    const [page = ''] = pagesOf(await renderLabels(labels()));
    const { data } = encode(url, { ecc: 'M', border: 4 });
    const wanted = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`${x} ${y}`] : [])));
    expect(codesOf(page).map(({ dark }) => dark.toSorted())).toEqual([wanted.toSorted()]);
  });

  it('fill a sheet of 3 × 8 from the first free label on, without leaving their label', async () => {
    const pages = pagesOf(
      await renderLabels(
        labels({ start: 23, labels: ['1', '2', '3'].map((number) => ({ number, url: `${url}/${number}`, title })) }),
      ),
    );
    expect(pages.map((page) => codesOf(page).length)).toEqual([2, 1]);
    const size = encode(url, { ecc: 'M', border: 4 }).size;
    const [first, second] = codesOf(pages[0] ?? '').map(({ x, y, scale }) => [mm(x), mm(y), mm(scale * size)]);
    const [third] = codesOf(pages[1] ?? '').map(({ x, y }) => [mm(x), mm(y)]);
    for (const [found, wanted] of [
      [first, [74, 263.5, 29]],
      [second, [144, 263.5, 29]],
      [third, [4, 4.5]],
    ])
      expect(found?.map((value) => Math.round(value * 10) / 10)).toEqual(wanted);
  });

  it('are pages of 62 × 29 mm for label printers', async () => {
    const pdf = (
      await renderLabels(labels({ format: 'single', labels: ['1', null].map((number) => ({ number, url, title })) }))
    ).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
      Math.round(mm(Number(width))),
      Math.round(mm(Number(height))),
    ]);
    expect(boxes).toEqual([
      [62, 29],
      [62, 29],
    ]);
  });

  it('print long titles and numbers within the label', async () => {
    const long = labels({
      labels: [{ number: 'N'.repeat(40), url, title: 'Wohnwagenvorzeltbodenplane '.repeat(4).trim() }],
    });
    const [page = ''] = pagesOf(await renderLabels({ ...long, format: 'single' }));
    const baselines = [...page.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].map(([, y]) => mm(Number(y)));
    expect(baselines.length).toBeGreaterThan(3);
    expect(Math.min(...baselines)).toBeGreaterThan(1);
    expect(Math.max(...baselines)).toBeLessThan(28);
  });
});
