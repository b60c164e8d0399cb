/** One AES-256 key per person, kept apart from the events; destroying it erases what it enciphered. */
export interface SubjectKeys {
  /** Makes the key at first use. A destroyed key is never made again: answers null. */
  keyFor(subject: string): Promise<Uint8Array | null>;
  /** Null when it was destroyed or never made. */
  find(subject: string): Promise<Uint8Array | null>;
  destroy(subject: string): Promise<void>;
  /** Everybody whose key was destroyed, in no order: those who are erased. */
  destroyed(): AsyncIterable<string>;
  /** 32 secret bytes that tell this key store from any other; null before its first key was made. */
  identity(): Promise<Uint8Array | null>;
  /**
   * Makes the identity where there is none: `given`, where keys move here from a store that has it. Answers what it is.
   */
  begin(given?: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Keys that can be moved to another store, when an installation moves. */
export interface MovableKeys extends SubjectKeys {
  /** All subjects with their key, or null where it was destroyed. */
  all(): AsyncIterable<readonly [subject: string, key: Uint8Array | null]>;
  /**
   * Imports a key, or (null) its destruction. A repeat changes nothing; a key destroyed here stays destroyed.
   * @throws when this person has another key here
   */
  adopt(subject: string, key: Uint8Array | null): Promise<void>;
}

export const areMovable = (keys: SubjectKeys): keys is MovableKeys => 'all' in keys && 'adopt' in keys;
