/** Tries that did not succeed: how many, when the next is allowed, and when the last was (epoch ms). */
export type Tries = Readonly<{ count: number; until: number; at: number }>;

/** Remembers tries by key. What was not touched for a while may be forgotten. */
export type TriesKept = Readonly<{
  get: (key: string) => Tries | undefined;
  put: (key: string, tries: Tries) => void;
  remove: (key: string) => void;
}>;
