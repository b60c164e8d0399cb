/** One AES-256 key per person, kept apart from the events; destroying it erases what it enciphered. */
export interface SubjectKeys {
  /** Makes the key at first use. A destroyed key is never made again: answers null. */
  keyFor(subject: string): Promise<Uint8Array | null>;
  /** Null when it was destroyed or never made. */
  find(subject: string): Promise<Uint8Array | null>;
  destroy(subject: string): Promise<void>;
  close(): Promise<void>;
}

/** Keys that can go to another store or come from one, when an installation moves. */
export interface MovableKeys extends SubjectKeys {
  /** Everybody who has a key, and everybody whose key was destroyed (null). */
  all(): AsyncIterable<readonly [subject: string, key: Uint8Array | null]>;
  /**
   * Takes over a key that was made elsewhere, or (null) that it was destroyed there. Doing it again changes nothing;
   * what is destroyed here stays so. @throws when this person has another key here
   */
  adopt(subject: string, key: Uint8Array | null): Promise<void>;
}

export const areMovable = (keys: SubjectKeys): keys is MovableKeys => 'all' in keys && 'adopt' in keys;
