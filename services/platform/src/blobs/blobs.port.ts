import type { Readable } from 'node:stream';

export type UploadTicket = Readonly<{ url: string; expiresAt: string }>;

/** Files behind keys such as `offer/<imageId>/original`. Keys are made by us: parts of `[a-z0-9-]+` with slashes between; others throw. */
export interface Blobs {
  /** A signed address that takes one PUT of at most `maxBytes` with exactly this content type. */
  prepareUpload(key: string, options: { contentType: string; maxBytes: number; expiresInSeconds: number }): Promise<UploadTicket>;
  /** Stores or replaces, at once and durably. */
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<{ readonly body: Uint8Array; readonly contentType: string } | null>;
  stream(key: string): Promise<{ readonly body: Readable; readonly contentType: string; readonly size: number } | null>;
  /** Nothing happens when there is no such file. */
  delete(key: string): Promise<void>;
}
