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

const isZip = ({ name }: Pick<File, 'name'>): boolean => /\.zip$/i.test(name);

/** File name and picture type of an entry; null for folders, other files, hidden ones and paths that lead outside. */
const pictureAt = (path: string): Readonly<{ name: string; type: string }> | null => {
  const folders = path.split(/[/\\]/);
  const name = folders.pop() ?? '';
  const type = types[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
  const isHidden = name.startsWith('.') || folders.some((folder) => folder === '__MACOSX' || folder === '..');
  return type && !isHidden ? { name, type } : null;
};

/**
 * Pictures of a ZIP archive by the names of their files, whatever their folders. The stated size bounds the memory of an
 * entry, because fflate unpacks into a buffer of that size.
 */
export const picturesInZip = (bytes: Uint8Array): readonly File[] | ZipProblem => {
  let problem: ZipProblem | null = null;
  let entries = 0;
  let whole = 0;
  const takes = (path: string, size: number): boolean => {
    entries += 1;
    if (entries > limits.entries) problem ??= 'zipTooMany';
    if (problem || !pictureAt(path)) return false;
    whole += size;
    if (size > limits.each || whole > limits.whole) problem = 'zipTooBig';
    return !problem;
  };
  try {
    const unpacked = unzipSync(bytes, { filter: ({ name, originalSize }) => takes(name, originalSize) });
    const files = Object.entries(unpacked).flatMap(([path, content]) => {
      const picture = pictureAt(path);
      return picture ? [new File([new Uint8Array(content)], picture.name, { type: picture.type })] : [];
    });
    return problem ?? (files.length > 0 ? files : 'zipEmpty');
  } catch {
    return 'zipUnreadable';
  }
};

/** The chosen files, with the pictures of ZIP archives in place of these. */
export const unpacked = async (files: readonly File[]): Promise<readonly File[] | ZipProblem> => {
  const all: File[] = [];
  for (const file of files) {
    if (!isZip(file)) {
      all.push(file);
      continue;
    }
    if (file.size > limits.whole) return 'zipTooBig';
    const found = picturesInZip(new Uint8Array(await file.arrayBuffer()));
    if (typeof found === 'string') return found;
    all.push(...found);
  }
  return all;
};
