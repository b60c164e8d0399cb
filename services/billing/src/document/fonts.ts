import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { sfntOf } from './sfnt.js';

/** The looks of text: Abel for headings, Mulish for what is read. */
export type Look = 'heading' | 'text' | 'strong';

/** A part of a text that one font can show. */
export type Run = Readonly<{ text: string; font: string }>;

const path = createRequire(import.meta.url);
const mulish = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const noto = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'devanagari'];
const emoji = Array.from({ length: 11 }, (_, index) => `noto-emoji/files/noto-emoji-${index}-400-normal.woff`);
const chain = (weight: 400 | 700): readonly string[] => [
  ...mulish.map((script) => `mulish/files/mulish-${script}-${weight}-normal.woff`),
  ...noto.map((script) => `noto-sans/files/noto-sans-${script}-${weight}-normal.woff`),
  ...emoji,
];

/** The fonts of a look, best first: the brand's, then those with more scripts, then emoji. */
const chains: Readonly<Record<Look, readonly string[]>> = {
  heading: ['abel/files/abel-latin-400-normal.woff', ...chain(400)],
  text: chain(400),
  strong: chain(700),
};

type Loaded = Readonly<{ file: Buffer; characters: ReadonlySet<number> }>;
const loaded = new Map<string, Loaded>();
const load = (name: string): Loaded => {
  const known = loaded.get(name);
  if (known) return known;
  const file = sfntOf(readFileSync(path.resolve(`@fontsource/${name}`)));
  const font = { file, characters: new Set((create(file) as Font).characterSet) };
  loaded.set(name, font);
  return font;
};

/** The bytes of a font by the name that a run tells. */
export const fontFile = (name: string): Buffer => load(name).file;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** What may be left out where a font has no sign for it: joiners, selectors, other unseen characters. */
const ignorable = /\p{Default_Ignorable_Code_Point}/u;
const codes = (text: string): readonly number[] => [...text].map((character) => character.codePointAt(0) ?? 0);

const fontOf = (text: string, look: Look): string | undefined =>
  chains[look].find((name) => codes(text).every((code) => load(name).characters.has(code)));

/**
 * Splits one line of text into runs that have a sign for each character. What no font can show becomes a question mark
 * and is told to `unshown`: an empty box would say nothing to nobody.
 */
export const runsOf = (text: string, look: Look, unshown: (character: string) => void): readonly Run[] => {
  const runs: { text: string; font: string }[] = [];
  const add = (part: string, font: string): void => {
    const last = runs.at(-1);
    if (last?.font === font) last.text += part;
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
  return runs;
};
