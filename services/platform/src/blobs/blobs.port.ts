import type { Readable } from 'node:stream';

export type UploadTicket = Readonly<{ url: string; expiresAt: string }>;

/** Key prefix of uploads not yet in use; a store may delete them after a day. */
export const UPLOADS = 'upload';

export type StoredFile = Readonly<{ key: string; storedAt: string }>;

/**
 * File store with keys such as `offer/<imageId>/original`: parts of `[a-z0-9-]+` separated by slashes; other keys
 * throw.
 */
export interface Blobs {
  /**
   * Presigned URL for one PUT of exactly this content type (`Content-Type`) and size in bytes, as base64 without line
   * breaks (`Content-Encoding: base64`, spec §7). The content is not validated.
   */
  prepareUpload(
    key: string,
    options: { contentType: string; size: number; expiresInSeconds: number },
  ): Promise<UploadTicket>;
  /** Creates or replaces the file atomically and durably. */
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  /**
   * Stores content while it is being produced; otherwise like `put`. The file becomes visible only after the last
   * chunk.
   */
  putStream(key: string, chunks: AsyncIterable<Uint8Array>, contentType: string): Promise<void>;
  get(key: string): Promise<{ readonly body: Uint8Array; readonly contentType: string } | null>;
  stream(key: string): Promise<{ readonly body: Readable; readonly contentType: string; readonly size: number } | null>;
  /** Lists all files below `folder` with the time of their last write. Intended for small folders. */
  list(folder: string): Promise<readonly StoredFile[]>;
  delete(key: string): Promise<void>;
}
