import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, stat, unlink, type FileHandle } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { watchEngine, type EngineWatch } from '../base/engine-watch.js';
import { awayOnDisk } from '../sqlite/away.js';
import type { Blobs } from './blobs.port.js';
import { checkedKey, checkedType, isKey } from './names.js';
import { AlreadyStored, receiveUpload, type UploadAnswer, type UploadRequest } from './upload.js';
import { signGrant } from './upload-signature.js';

export type FileBlobs = Blobs & Readonly<{ handleUpload: (request: UploadRequest) => Promise<UploadAnswer> }>;

type Options = Readonly<{
  directory: string;
  /** Base URL of uploads, for example `https://lend.example.org/files`. */
  publicBase: string;
  secret: Uint8Array;
  now?: () => number;
  watch?: EngineWatch;
}>;

/**
 * Stores files in a folder. Each file contains the content type in its first line, followed by the bytes, so that one
 * rename publishes both.
 * @throws EngineUnavailable from every call while the disk is full or failing
 */
export const openFileBlobs = ({
  directory,
  publicBase,
  secret,
  now = Date.now,
  watch = watchEngine('file store', { at: directory }),
}: Options): FileBlobs => {
  const drafts = join(directory, '.drafts');
  mkdirSync(drafts, { recursive: true });
  removeOldDrafts(drafts, now());
  const base = publicBase.replace(/\/$/, '');
  // Append a suffix to keys, which contain no dots, to prevent collisions between a file and a folder.
  const pathOf = (key: string): string => join(directory, `${checkedKey(key)}.blob`);

  const guarded = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      throw watch.failed(awayOnDisk('file store', directory, error));
    }
  };

  const write = async (
    key: string,
    contentType: string,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    place: Place,
  ): Promise<void> => {
    const path = pathOf(key);
    const draft = join(drafts, randomBytes(12).toString('hex'));
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(`${checkedType(contentType)}\n`);
      for await (const chunk of chunks) await handle.writeFile(chunk);
      await handle.datasync();
      await mkdir(dirname(path), { recursive: true });
      await place(draft, path);
    } finally {
      await handle.close();
      rmSync(draft, { force: true });
    }
  };

  /** Mark the disk as available only after a write, because a successful read does not prove that writes work. */
  const store = async (...file: Parameters<typeof write>): Promise<void> => {
    await guarded(() => write(...file));
    watch.answered();
  };

  return {
    prepareUpload: async (key, { contentType, size, expiresInSeconds }) => {
      const grant = {
        key: checkedKey(key),
        contentType: checkedType(contentType),
        size,
        expiresAt: now() + expiresInSeconds * 1000,
      };
      return { url: `${base}/${key}?${signGrant(grant, secret)}`, expiresAt: new Date(grant.expiresAt).toISOString() };
    },
    put: (key, body, contentType) => store(key, contentType, [body], rename),
    putStream: (key, chunks, contentType) => store(key, contentType, chunks, rename),
    get: (key) =>
      guarded(async () => {
        const content = await readFile(pathOf(key)).catch(absent);
        if (!content) return null;
        const { contentType, length } = readHeader(content);
        return { body: new Uint8Array(content.subarray(length)), contentType };
      }),
    stream: (key) =>
      guarded(async () => {
        const handle = await open(pathOf(key)).catch(absent);
        if (!handle) return null;
        const { contentType, length } = await headerIn(handle);
        const { size } = await handle.stat();
        return { body: handle.createReadStream({ start: length }), contentType, size: size - length };
      }),
    list: (folder) =>
      guarded(async () => {
        const top = join(directory, checkedKey(folder));
        const entries = (await readdir(top, { recursive: true, withFileTypes: true }).catch(absent)) ?? [];
        const files = entries
          .filter((entry) => entry.isFile() && entry.name.endsWith('.blob'))
          .map((entry) => join(entry.parentPath, entry.name));
        const found = await Promise.all(
          files.map(async (path) => {
            const known = await stat(path).catch(absent);
            return (
              known && {
                key: relative(directory, path).split(sep).join('/').slice(0, -'.blob'.length),
                storedAt: known.mtime.toISOString(),
              }
            );
          }),
        );
        return found.filter((file) => file !== null);
      }),
    delete: (key) =>
      guarded(async () => {
        await unlink(pathOf(key)).catch(absent);
      }),
    handleUpload: (request) =>
      receiveUpload(request, {
        basePath: new URL(base).pathname.replace(/\/$/, ''),
        secret,
        now,
        isKey,
        store: ({ key, contentType }, body) => store(key, contentType, body, placeOnce),
      }),
  };
};

type Place = (draft: string, path: string) => Promise<void>;

/**
 * Place the upload only once per presigned URL, so that a validated upload cannot be replaced. Repeating the same
 * upload succeeds.
 */
const placeOnce: Place = async (draft, path) => {
  try {
    await link(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const [sent, there] = await Promise.all([readFile(draft), readFile(path)]);
    if (!sent.equals(there)) throw new AlreadyStored();
  }
};

const readHeader = (start: Buffer): { contentType: string; length: number } => {
  const end = start.indexOf('\n');
  return { contentType: start.subarray(0, end).toString(), length: end + 1 };
};

const headerIn = async (handle: FileHandle): Promise<{ contentType: string; length: number }> => {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(128), 0, 128, 0);
  return readHeader(buffer.subarray(0, bytesRead));
};

/** Removes drafts left by a process that died while writing; no write takes longer than an hour. */
const removeOldDrafts = (drafts: string, now: number): void => {
  for (const name of readdirSync(drafts)) {
    const file = join(drafts, name);
    if (now - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now) > HOUR_MS) rmSync(file, { force: true });
  }
};

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

const absent = (error: unknown): null => {
  if (isCode(error, 'ENOENT')) return null;
  throw error;
};
