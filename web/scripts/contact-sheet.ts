import sharp, { type OverlayOptions } from 'sharp';

type Picture = Readonly<{ name: string; file: string }>;
const cell = 320;
const tall = 900;
const gap = 16;
const label = 26;

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const contactSheet = async (title: string, pictures: readonly Picture[], out: string): Promise<void> => {
  const columns = Math.min(6, pictures.length);
  const shots = await Promise.all(
    pictures.map(async ({ name, file }) => {
      const scaled = sharp(file).resize({ width: cell });
      const { data, info } = await scaled.toBuffer({ resolveWithObject: true });
      const height = Math.min(tall, info.height);
      return { name, height, data: await sharp(data).extract({ left: 0, top: 0, width: cell, height }).toBuffer() };
    }),
  );
  const rows = Array.from({ length: Math.ceil(shots.length / columns) }, (_, row) =>
    shots.slice(row * columns, (row + 1) * columns),
  );
  const width = columns * (cell + gap) + gap;
  let top = 48;
  const parts: OverlayOptions[] = [];
  const texts: string[] = [`<text x="${gap}" y="32" font-size="22" font-weight="bold">${xml(title)}</text>`];
  for (const row of rows) {
    for (const [index, shot] of row.entries()) {
      const left = gap + index * (cell + gap);
      texts.push(`<text x="${left}" y="${top + 16}" font-size="14">${xml(shot.name)}</text>`);
      parts.push({ input: shot.data, left, top: top + label });
    }
    top += label + Math.max(...row.map((shot) => shot.height)) + gap;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top}" font-family="sans-serif">${texts.join('')}</svg>`;
  await sharp({ create: { width, height: top, channels: 3, background: '#d9dee0' } })
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }, ...parts])
    .png()
    .toFile(out);
};
