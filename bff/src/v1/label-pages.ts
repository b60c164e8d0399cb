import { setImmediate as nextTurn } from 'node:timers/promises';
import { labelSheet, SHEET_LABELS, singleLabel, type LabelFormat } from '@lendring/contracts/rules/labels.js';
import { colours, heightOf, mm, openPaper, type Paper, type Style } from '@lendring/platform/pdf/paper.js';
import { encode } from 'uqr';

/** `number`: of the piece, null without one; `url`: short link in the QR code; `title`: of the offer. */
export type Label = Readonly<{ number: string | null; url: string; title: string }>;

/** `start`: first free label of the first sheet, from 1; `title`: of the document. */
export type Labels = Readonly<{
  format: LabelFormat;
  start: number;
  labels: readonly Label[];
  title: string;
  owner: string | null;
  lang: string;
  at: Date;
}>;

type Frame = Readonly<{ x: number; y: number; width: number; height: number }>;

/** Height of A4 minus 8 labels, above and below; and distances to the edges of a label. Millimetres. */
const SHEET_TOP = 0.5;
const PADDING = { sheet: 4, single: 1.5 } as const satisfies Record<LabelFormat, number>;

const frameOf = ({ format, start }: Labels, index: number): Frame => {
  if (format === 'single') return { x: 0, y: 0, width: mm(singleLabel.width), height: mm(singleLabel.height) };
  const place = (start - 1 + index) % SHEET_LABELS;
  const { columns, width, height } = labelSheet;
  return {
    x: mm((place % columns) * width),
    y: mm(SHEET_TOP + Math.floor(place / columns) * height),
    width: mm(width),
    height: mm(height),
  };
};

/** PDF path of a QR code in units of modules, one rectangle for each run of dark modules. Includes the quiet zone. */
const codeOf = (url: string): Readonly<{ size: number; path: string }> => {
  const { size, data } = encode(url, { ecc: 'M', border: 4 });
  const bars = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`${x} ${y} ${(end < 0 ? size : end) - x} 1 re`];
    }),
  );
  return { size, path: `${bars.join('\n')}\nf` };
};

const lineHeight = (size: number) => heightOf([[]], { size });

/** Writes number, title, owner and link from the top, each as long as it fits into the rest of the height. */
const putText = (
  paper: Paper,
  { x, y, width, height }: Frame,
  { owner }: Labels,
  { number, url, title }: Label,
): void => {
  const parts: readonly (readonly [text: string | null, style: Style & Readonly<{ size: number }>, atMost: number])[] =
    [
      [number, { look: 'strong', size: 12 }, 2],
      [title, { look: number === null ? 'strong' : 'text', size: 9 }, 3],
      [owner, { size: 7, colour: colours.muted }, 1],
      [url.replace(/^https?:\/\//, ''), { size: 6, colour: colours.muted }, 2],
    ];
  let top = 0;
  for (const [text, style, atMost] of parts) {
    const lines = Math.min(atMost, Math.floor((height - top) / lineHeight(style.size)));
    if (text && lines > 0) top += paper.write(text, { x, y: y + top, width }, style, lines);
  }
};

/**
 * Renders the labels as a tagged PDF. Returns to the event loop after each label, because there may be hundreds.
 *
 * @throws the reason of the signal once it aborts
 */
export const renderLabels = async (labels: Labels, signal?: AbortSignal): Promise<Buffer> => {
  const { format, title, lang, at } = labels;
  const size = format === 'single' ? { size: [mm(singleLabel.width), mm(singleLabel.height)] as [number, number] } : {};
  const paper = openPaper({ title, lang, at, ...size });
  const { pdf } = paper;
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => {
    pdf.once('end', resolve);
    pdf.once('error', reject);
  });
  const body = pdf.struct('Document');
  pdf.addStructure(body);
  const codes = new Map<string, ReturnType<typeof codeOf>>();
  for (const [index, label] of labels.labels.entries()) {
    if (index > 0) await nextTurn();
    signal?.throwIfAborted();
    // Labels without a piece share their link.
    const code = codes.get(label.url) ?? codeOf(label.url);
    codes.set(label.url, code);
    const frame = frameOf(labels, index);
    const startsPage = format === 'single' || (labels.start - 1 + index) % SHEET_LABELS === 0;
    if (index > 0 && startsPage) pdf.addPage();
    const padding = mm(PADDING[format]);
    const side = frame.height - 2 * padding;
    const figure = pdf.struct('Figure', { alt: label.url }, () => {
      pdf.save();
      pdf.transform(side / code.size, 0, 0, side / code.size, frame.x + padding, frame.y + padding);
      pdf.fillColor('#000000');
      pdf.addContent(code.path);
      pdf.restore();
    });
    body.add(figure);
    const x = frame.x + padding + side;
    const text = { x, y: frame.y + padding, width: frame.x + frame.width - padding - x, height: side };
    body.add(pdf.struct('P', {}, () => putText(paper, text, labels, label)));
  }
  body.end();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
};
