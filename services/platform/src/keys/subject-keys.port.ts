/** One AES-256 key per person, kept apart from the events; destroying it erases what it enciphered. */
export interface SubjectKeys {
  /** Makes the key at first use. A destroyed key is never made again: answers null. */
  keyFor(subject: string): Promise<Uint8Array | null>;
  /** Null when it was destroyed or never made. */
  find(subject: string): Promise<Uint8Array | null>;
  destroy(subject: string): Promise<void>;
  close(): Promise<void>;
}
