import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { sfntOf } from './sfnt.js';

export type Look = 'heading' | 'text' | 'strong';

export type Run = Readonly<{ text: string; font: string }>;

const path = createRequire(import.meta.url);

const memoised = <Value>(compute: (text: string) => Value): ((text: string) => Value) => {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.set(text, value);
    return value;
  };
};

const mulish = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const noto = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'devanagari'];
const emoji = Array.from({ length: 11 }, (_, index) => `noto-emoji/files/noto-emoji-${index}-400-normal.woff`);
const chain = (weight: 400 | 700): readonly string[] => [
  ...mulish.map((script) => `mulish/files/mulish-${script}-${weight}-normal.woff`),
  ...noto.map((script) => `noto-sans/files/noto-sans-${script}-${weight}-normal.woff`),
  ...emoji,
];

/** Font fallback chains per style: brand font, then fonts for more scripts, then emoji. `rarer` is appended last. */
const chains: Readonly<Record<Look, readonly string[]>> = {
  heading: ['abel/files/abel-latin-400-normal.woff', ...chain(400)],
  text: chain(400),
  strong: chain(700),
};

type Family = Readonly<{ name: string; weights: readonly [text: number, strong: number] }>;

const families: readonly Family[] = [
  { name: 'noto-sans-arabic', weights: [400, 700] },
  { name: 'noto-sans-hebrew', weights: [400, 700] },
  // Chinese and Japanese.
  { name: 'chocolate-classical-sans', weights: [400, 400] },
  // Korean.
  { name: 'gowun-dodum', weights: [400, 400] },
];

type Subset = Readonly<{ name: string; ranges: readonly (readonly [from: number, to: number])[] }>;

/** Code point ranges per file of a font family, parsed from the package's list, such as `U+0590-05FF,U+20AA`. */
const subsetsOf = memoised((family: string): readonly Subset[] => {
  const listed = JSON.parse(readFileSync(path.resolve(`@fontsource/${family}/unicode.json`), 'utf8')) as Readonly<
    Record<string, string>
  >;
  return Object.entries(listed).map(([subset, ranges]) => ({
    name: subset.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range) => {
      const [from = '', to = from] = range.trim().slice(2).split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    }),
  }));
});

const rarer = (code: number, look: Look): readonly string[] =>
  families.flatMap(({ name, weights: [text, strong] }) =>
    subsetsOf(name)
      .filter(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to))
      .map((subset) => `${name}/files/${name}-${subset.name}-${look === 'strong' ? strong : text}-normal.woff`),
  );

type Loaded = Readonly<{ file: Buffer; characters: ReadonlySet<number> }>;
const load = memoised((name: string): Loaded => {
  const file = sfntOf(readFileSync(path.resolve(`@fontsource/${name}`)));
  return { file, characters: new Set((create(file) as Font).characterSet) };
});

export const fontFile = (name: string): Buffer => load(name).file;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Invisible characters (joiners, variation selectors), which are dropped when the font has no glyph for them. */
const ignorable = /\p{Default_Ignorable_Code_Point}/u;
const codes = (text: string): readonly number[] => [...text].map((character) => character.codePointAt(0) ?? 0);

const fontFor = (text: string, look: Look): string | undefined => {
  const [first = 0] = codes(text);
  const shows = (name: string): boolean => codes(text).every((code) => load(name).characters.has(code));
  return chains[look].find(shows) ?? rarer(first, look).find(shows);
};

/** Number of characters whose fonts are remembered: finding that of a Chinese one reads hundreds of ranges. */
const MOST_FOUND = 5_000;
const found = new Map<string, string | undefined>();

const fontOf = (text: string, look: Look): string | undefined => {
  const key = `${look} ${text}`;
  if (found.has(key)) return found.get(key);
  if (found.size >= MOST_FOUND) found.clear();
  const font = fontFor(text, look);
  found.set(key, font);
  return font;
};

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const leftToRight = /[\p{L}\p{Nd}]/u;
const isRight = ({ text }: Run): boolean => rightToLeft.test(text);

/**
 * Reorders runs for printing in a left-to-right line: consecutive Arabic and Hebrew words, and the text between them,
 * are placed right to left. The font reorders the letters within a word.
 */
const onPaper = (runs: readonly Run[]): readonly Run[] => {
  const placed: Run[] = [];
  let [right, between]: [Run[], Run[]] = [[], []];
  const placeRight = (): void => {
    placed.push(...right.toReversed(), ...between);
    [right, between] = [[], []];
  };
  for (const run of runs)
    if (isRight(run)) {
      right.push(...between, run);
      between = [];
    } else if (right.length > 0 && !leftToRight.test(run.text)) between.push(run);
    else {
      placeRight();
      placed.push(run);
    }
  placeRight();
  return placed;
};

/**
 * Splits one line into runs with a glyph for each character. A character without a glyph in any font becomes a question
 * mark and is reported to `unshown`, because an empty box would tell readers nothing.
 */
export const runsOf = (text: string, look: Look, unshown: (character: string) => void): readonly Run[] => {
  const runs: { text: string; font: string }[] = [];
  const add = (part: string, font: string): void => {
    const last = runs.at(-1);
    if (last?.font === font && isRight(last) === rightToLeft.test(part)) last.text += part;
    else runs.push({ text: part, font });
  };
  const [first = ''] = chains[look];
  for (const { segment } of graphemes.segment(
    text.normalize('NFC').replace(/\s/g, (space) => (space === '\u00a0' ? space : ' ')),
  )) {
    const whole = fontOf(segment, look);
    if (whole) {
      add(segment, whole);
      continue;
    }
    for (const character of segment) {
      const font = fontOf(character, look);
      if (font) add(character, font);
      else if (!ignorable.test(character)) {
        unshown(character);
        add('?', first);
      }
    }
  }
  return onPaper(runs);
};
