import { inflateSync } from 'node:zlib';

type Table = Readonly<{ tag: Buffer; checksum: number; body: Buffer }>;

const HEADER = 12;
const ENTRY = 16;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * Decompresses a WOFF file (W3C, WOFF 1.0) to its font, so that this is done once instead of per document. @throws
 * Error if the file is not WOFF
 */
export const sfntOf = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Font is not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables: readonly Table[] = Array.from({ length: count }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, stored, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const body = woff.subarray(offset, offset + stored);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      // Inflate only compressed tables: WOFF stores a table uncompressed if compression does not make it smaller.
      body: stored < length ? inflateSync(body) : body,
    };
  });

  const begin = HEADER + count * ENTRY;
  const font = Buffer.alloc(begin + tables.reduce((sum, { body }) => sum + padded(body.length), 0));
  const log = Math.floor(Math.log2(count));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(2 ** log * 16, 6);
  font.writeUInt16BE(log, 8);
  font.writeUInt16BE(count * 16 - 2 ** log * 16, 10);
  let offset = begin;
  for (const [index, { tag, checksum, body }] of tables.entries()) {
    const at = HEADER + index * ENTRY;
    tag.copy(font, at);
    font.writeUInt32BE(checksum, at + 4);
    font.writeUInt32BE(offset, at + 8);
    font.writeUInt32BE(body.length, at + 12);
    body.copy(font, offset);
    offset += padded(body.length);
  }
  return font;
};
