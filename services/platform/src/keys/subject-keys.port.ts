/**
 * One AES-256 key per person, stored separately from the events; destroying the key erases the data encrypted with it.
 */
export interface SubjectKeys {
  /** Creates the key at first use; null for a destroyed key, which is never created again. */
  keyFor(subject: string): Promise<Uint8Array | null>;
  /** Returns null when the key was destroyed or never created. */
  find(subject: string): Promise<Uint8Array | null>;
  destroy(subject: string): Promise<void>;
  destroyed(): AsyncIterable<string>;
  /** 32 secret bytes that identify this key store; null before its first key. */
  identity(): Promise<Uint8Array | null>;
  /** Creates the identity if missing, from `given` when keys are migrated from another store. Returns the identity. */
  begin(given?: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface MovableKeys extends SubjectKeys {
  all(): AsyncIterable<readonly [subject: string, key: Uint8Array | null]>;
  /**
   * Imports a key; null imports its destruction. Idempotent; a key destroyed in this store stays destroyed. @throws
   * when the person already has another key in this store
   */
  adopt(subject: string, key: Uint8Array | null): Promise<void>;
}

export const areMovable = (keys: SubjectKeys): keys is MovableKeys => 'all' in keys && 'adopt' in keys;
