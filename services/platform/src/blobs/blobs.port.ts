import type { Readable } from 'node:stream';

export type UploadTicket = Readonly<{ url: string; expiresAt: string }>;

/** Prefix of the keys of uploads that are not in use yet; a store may delete what stays there for a day. */
export const UPLOADS = 'upload';

/** `storedAt`: an instant in UTC, by the store's clock. */
export type StoredFile = Readonly<{ key: string; storedAt: string }>;

/**
 * Files behind keys such as `offer/<imageId>/original`. Keys are made by us: parts of `[a-z0-9-]+` with slashes
 * between; others throw.
 */
export interface Blobs {
  /**
   * A signed address that takes one PUT of exactly this content type (`Content-Type`) and size in bytes, as base64
   * without line breaks (`Content-Encoding: base64`, spec §7). The content arrives unchecked.
   */
  prepareUpload(
    key: string,
    options: { contentType: string; size: number; expiresInSeconds: number },
  ): Promise<UploadTicket>;
  /** Stores or replaces, at once and durably. */
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  /** The same for what is made while it is stored: nothing of it appears before the last chunk is there. */
  putStream(key: string, chunks: AsyncIterable<Uint8Array>, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<{ readonly body: Uint8Array; readonly contentType: string } | null>;
  stream(key: string): Promise<{ readonly body: Readable; readonly contentType: string; readonly size: number } | null>;
  /** Every file whose key begins with `folder` and a slash, with when it was last stored. For folders of few files. */
  list(folder: string): Promise<readonly StoredFile[]>;
  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>;
}
