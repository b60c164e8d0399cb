/** Failed attempts: their number, the time of the next allowed one, and the time of the last (epoch milliseconds). */
export type Tries = Readonly<{ count: number; until: number; at: number }>;

export type TriesKept = Readonly<{
  get: (key: string) => Tries | undefined;
  put: (key: string, tries: Tries) => void;
  remove: (key: string) => void;
}>;
