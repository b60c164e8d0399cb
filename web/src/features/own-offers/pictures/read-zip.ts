import { unzipSync } from 'fflate';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';

const { zip: limits } = importLimits;

export type ZipProblem = 'zipUnreadable' | 'zipTooMany' | 'zipTooBig' | 'zipEmpty';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heic: 'image/heic',
  avif: 'image/avif',
};

const sheets: ReadonlySet<string> = new Set(['csv', 'txt', 'xlsx']);

const isZip = ({ name }: Pick<File, 'name'>): boolean => /\.zip$/i.test(name);

type Entry = Readonly<{ name: string; kind: 'picture' | 'sheet' | 'other'; type: string }>;

/** Name of an entry without its folders, and its kind; null for folders, hidden files and paths that lead outside. */
const entryAt = (path: string): Entry | null => {
  const folders = path.split(/[/\\]/);
  const name = folders.pop() ?? '';
  const isHidden = name.startsWith('.') || folders.some((folder) => folder === '__MACOSX' || folder === '..');
  if (!name || isHidden) return null;
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = types[ending] ?? '';
  return { name, type, kind: type ? 'picture' : sheets.has(ending) ? 'sheet' : 'other' };
};

/** Content of an archive; `tooBig` and `others` name pictures above the limit and files that are no pictures. */
export type Archive = Readonly<{
  pictures: readonly File[];
  sheets: readonly File[];
  tooBig: readonly string[];
  others: readonly string[];
}>;

/**
 * Reads a ZIP archive, whatever its folders. The stated size bounds the memory of an entry, because fflate unpacks into
 * a buffer of that size.
 */
export const readArchive = (bytes: Uint8Array): Archive | ZipProblem => {
  let problem: ZipProblem | null = null;
  let entries = 0;
  let whole = 0;
  const tooBig: string[] = [];
  const others: string[] = [];
  const takes = (path: string, size: number): boolean => {
    entries += 1;
    if (entries > limits.entries) problem ??= 'zipTooMany';
    const entry = problem ? null : entryAt(path);
    if (!entry) return false;
    const isTooBig = size > (entry.kind === 'sheet' ? importLimits.file : limits.each);
    if (entry.kind === 'other') others.push(entry.name);
    else if (isTooBig) tooBig.push(entry.name);
    if (entry.kind === 'other' || isTooBig) return false;
    whole += size;
    if (whole > limits.whole) problem = 'zipTooBig';
    return !problem;
  };
  try {
    const unpacked = unzipSync(bytes, { filter: ({ name, originalSize }) => takes(name, originalSize) });
    const filesOf = (kind: Entry['kind']): readonly File[] =>
      Object.entries(unpacked).flatMap(([path, content]) => {
        const entry = entryAt(path);
        return entry?.kind === kind ? [new File([new Uint8Array(content)], entry.name, { type: entry.type })] : [];
      });
    return problem ?? { pictures: filesOf('picture'), sheets: filesOf('sheet'), tooBig, others };
  } catch {
    return 'zipUnreadable';
  }
};

/** Reads an archive file. */
export const readArchiveFile = async (file: File): Promise<Archive | ZipProblem> =>
  file.size > limits.whole ? 'zipTooBig' : readArchive(new Uint8Array(await file.arrayBuffer()));

/** The chosen files, with the pictures of ZIP archives in place of these. */
export const unpacked = async (files: readonly File[]): Promise<readonly File[] | ZipProblem> => {
  const all: File[] = [];
  for (const file of files) {
    if (!isZip(file)) {
      all.push(file);
      continue;
    }
    const found = await readArchiveFile(file);
    if (typeof found === 'string') return found;
    if (found.tooBig.length > 0) return 'zipTooBig';
    if (found.pictures.length === 0) return 'zipEmpty';
    all.push(...found.pictures);
  }
  return all;
};
