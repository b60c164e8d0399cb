import { createHash } from 'node:crypto';
import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { Refused } from './tool.js';

const MANIFEST = 'manifest.json';

const Manifest = z.object({
  format: z.literal(1),
  /** Kind of backup: `data` or `keys`, which must be stored in separate places. */
  holds: z.enum(['data', 'keys']),
  at: z.iso.datetime(),
  /**
   * Fingerprint of the installation's keys, which shows whether keys and data belong together without revealing the
   * keys.
   */
  fingerprint: z.string(),
  events: z.record(z.string(), z.int()),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});
export type Manifest = Readonly<z.infer<typeof Manifest>>;

const digestOf = async (file: string, sync: boolean): Promise<{ bytes: number; sha256: string }> => {
  const handle = await open(file, sync ? 'r+' : 'r');
  try {
    if (sync) await handle.sync();
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of handle.createReadStream({
      autoClose: false,
      highWaterMark: 1 << 20,
    }) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
    }
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
};

export const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
};

/** Writes a folder's manifest, as the last step: a folder without one is not a backup. */
export const writeManifest = async (folder: string, about: Omit<Manifest, 'format' | 'files'>): Promise<Manifest> => {
  const files = [];
  for (const path of await filesIn(folder)) files.push({ path, ...(await digestOf(join(folder, path), true)) });
  const manifest: Manifest = { format: 1, ...about, files };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, {
    flag: 'wx',
    mode: 0o600,
    flush: true,
  });
  return manifest;
};

/** @throws Refused unless the folder is an unmodified backup of this kind, without additional files */
export const checkedManifest = async (folder: string, holds: Manifest['holds']): Promise<Manifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Refused(`${folder} is not a finished backup: it has no ${MANIFEST}.`);
  });
  const parsed = Manifest.safeParse(jsonOf(text));
  if (!parsed.success) throw new Refused(`${join(folder, MANIFEST)} cannot be read by this program.`);
  if (parsed.data.holds !== holds) throw new Refused(`${folder} contains ${parsed.data.holds}, not ${holds}.`);
  const listed = new Map(parsed.data.files.map((file) => [file.path, file]));
  const there = (await filesIn(folder)).filter((path) => path !== MANIFEST);
  const wrong = [...listed.keys()].filter((path) => !there.includes(path)).map((path) => `${path} is missing`);
  for (const path of there) {
    const file = listed.get(path);
    if (!file) wrong.push(`${path} is not part of the backup`);
    else if ((await digestOf(join(folder, path), false)).sha256 !== file.sha256)
      wrong.push(`${path} has changed since the backup`);
  }
  if (wrong.length > 0)
    throw new Refused(
      [`The backup ${folder} is damaged:`, ...wrong.slice(0, 20).map((line) => `  ${line}`)].join('\n'),
    );
  return parsed.data;
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
