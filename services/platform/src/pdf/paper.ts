// oxlint-disable-next-line import/no-named-as-default -- its types know only the default
import PDFDocument from 'pdfkit';
import { fontFile, runsOf, type Look, type Run } from './fonts.js';

export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

export const colours = { ink: '#22292e', muted: '#59636b', teal: '#005b5e', tint: '#e5f1f2', line: '#dbe3e5' } as const;

export type Style = Readonly<{ look?: Look; size?: number; colour?: string; align?: 'left' | 'right' }>;
export type Box = Readonly<{ x: number; y: number; width: number }>;

export type Lines = readonly (readonly Run[])[];

export type Paper = Readonly<{
  pdf: PDFKit.PDFDocument;
  /**
   * Breaks a text at spaces and, in overlong words, inside the word; ends with an ellipsis after `atMost` lines. Equal
   * texts are broken once per document, because measuring them costs far more than drawing them.
   */
  broken: (text: string, width: number, style?: Style, atMost?: number) => Lines;
  put: (lines: Lines, box: Box, style?: Style) => number;
  write: (text: string, box: Box, style?: Style, atMost?: number) => number;
  /** Draws decoration that screen readers skip: rules, backgrounds, page numbers. */
  aside: (draw: () => void) => void;
  unshown: ReadonlySet<string>;
}>;

const LEADING = 1.35;
export const heightOf = (lines: Lines, { size = 9.5 }: Style = {}): number => lines.length * size * LEADING;

/** Number of leading characters that fit, found by halving: measuring shapes the whole text anew each time. */
const longestStart = (characters: readonly string[], fits: (text: string) => boolean): number => {
  let [least, most] = [0, characters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(characters.slice(0, middle).join(''))) least = middle;
    else most = middle - 1;
  }
  return least;
};

/** `size`: width and height of a page in points; A4 if absent. */
type Options = Readonly<{ title: string; lang: string; at: Date; size?: [width: number, height: number] }>;

/** Opens a tagged PDF/A-3b document with sRGB as its output intent. */
export const openPaper = ({ title, lang, at, size: page }: Options): Paper => {
  const pdf = new PDFDocument({
    size: page ?? 'A4',
    margin: 0,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, CreationDate: at, Creator: 'Lendring', Producer: 'Lendring' },
  });
  const registered = new Set<string>();
  const unshown = new Set<string>();
  const choose = (font: string, size: number): void => {
    if (!registered.has(font)) {
      registered.add(font);
      pdf.registerFont(font, fontFile(font));
    }
    pdf.font(font).fontSize(size);
  };
  const runs = (text: string, { look = 'text' }: Style): readonly Run[] =>
    runsOf(text, look, (character) => unshown.add(character));
  const widthOf = (line: readonly Run[], size: number): number =>
    line.reduce((width, { text, font }) => {
      choose(font, size);
      return width + pdf.widthOfString(text);
    }, 0);

  const breakText: Paper['broken'] = (text, width, style = {}, atMost = Infinity) => {
    const { size = 9.5 } = style;
    const fits = (line: string): boolean => widthOf(runs(line, style), size) <= width;
    const lines: string[] = [];
    let line = '';
    for (const word of text.trim().split(/[^\S\u00a0\u202f]+/)) {
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      let rest = [...word];
      while (rest.length > 0 && lines.length <= atMost) {
        const count = Math.max(1, longestStart(rest, fits));
        line = rest.slice(0, count).join('');
        rest = rest.slice(count);
        if (rest.length > 0) lines.push(line);
      }
      if (lines.length > atMost) break;
    }
    lines.push(line);
    if (lines.length > atMost) {
      const last = [...(lines[atMost - 1] ?? '')];
      const kept = last.slice(
        0,
        longestStart(last, (start) => fits(`${start}…`)),
      );
      lines.splice(atMost - 1, lines.length, `${kept.join('')}…`);
    }
    return lines.map((one) => runs(one, style));
  };
  const known = new Map<string, Lines>();
  const broken: Paper['broken'] = (text, width, style = {}, atMost = Infinity) => {
    const key = [style.look, style.size, width, atMost, text].join(' ');
    const lines = known.get(key) ?? breakText(text, width, style, atMost);
    known.set(key, lines);
    return lines;
  };
  const put: Paper['put'] = (lines, { x, y, width }, style = {}) => {
    const { size = 9.5, colour = colours.ink, align = 'left' } = style;
    lines.forEach((line, index) => {
      let left = align === 'right' ? x + width - widthOf(line, size) : x;
      for (const { text, font } of line) {
        choose(font, size);
        // Align all fonts of a line on one baseline, regardless of their ascent.
        pdf
          .fillColor(colour)
          .text(text, left, y + index * size * LEADING + size, { lineBreak: false, baseline: 'alphabetic' });
        left += pdf.widthOfString(text);
      }
    });
    return heightOf(lines, style);
  };
  return {
    pdf,
    unshown,
    broken,
    put,
    write: (text, box, style, atMost) => put(broken(text, box.width, style, atMost), box, style),
    aside: (draw) => {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
  };
};
