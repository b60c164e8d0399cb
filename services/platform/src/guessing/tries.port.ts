/** Failed tries: how many, when the next is allowed, and when the last one was (epoch ms). */
export type Tries = Readonly<{ count: number; until: number; at: number }>;

/** Stores tries by key. Keys not used for a while may be dropped. */
export type TriesKept = Readonly<{
  get: (key: string) => Tries | undefined;
  put: (key: string, tries: Tries) => void;
  remove: (key: string) => void;
}>;
