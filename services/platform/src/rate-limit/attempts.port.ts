/** Failed attempts: their number, the time of the next allowed one, and the time of the last (epoch milliseconds). */
export type Attempts = Readonly<{ count: number; until: number; at: number }>;

export type AttemptStore = Readonly<{
  get: (key: string) => Attempts | undefined;
  put: (key: string, attempts: Attempts) => void;
  remove: (key: string) => void;
}>;
