import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { readZip } from './read-zip.js';

const formsOf = (value: string): readonly Buffer[] => {
  const plain = [value, value.toLowerCase(), JSON.stringify(value).slice(1, -1), encodeURIComponent(value)];
  const base64 = [0, 1, 2].map((before) => {
    const text = Buffer.from(`${'x'.repeat(before)}${value}`).toString('base64');
    return text.slice(before === 0 ? 0 : 4, -4);
  });
  return [...new Set([...plain, ...base64])]
    .map((text) => Buffer.from(text, 'utf8'))
    .concat(plain.map((text) => Buffer.from(text, 'utf16le')));
};

const bytesOf = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
};

const contentOf = (file: string): Buffer => {
  const raw = bytesOf(file);
  if (file.endsWith('.gz')) return gunzipSync(raw);
  // Search for the ZIP signature, because stored files begin with a header line.
  const zip = raw.subarray(0, 100).indexOf('PK\u0003\u0004');
  return zip < 0 ? raw : Buffer.concat([...readZip(raw.subarray(zip)).values()]);
};

export const scan = (folder: string, values: readonly string[]): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = contentOf(file);
      return values
        .filter((value) => formsOf(value).some((form) => content.includes(form)))
        .map((value) => `${file.slice(folder.length + 1)}: ${value}`);
    });

/** Words in search indexes. FTS5 compresses words, so a scan of the bytes would miss them. */
export const searchWords = (dataDir: string): string => {
  const folder = join(dataDir, 'offer', 'search');
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => {
      const index = new DatabaseSync(join(folder, name));
      index.exec(`CREATE VIRTUAL TABLE temp.held USING fts5vocab('main', 'text', 'row')`);
      const rows = ['SELECT term FROM temp.held', 'SELECT word, parts FROM word', 'SELECT words FROM recent'].map(
        (query) => index.prepare(query).all(),
      );
      index.close();
      return JSON.stringify(rows);
    })
    .join('\n');
};
