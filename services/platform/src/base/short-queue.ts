/** Priority: `first` (known devices, the product itself) is served before `next`. */
export type Turn = 'first' | 'next';

export class TooMany extends Error {
  override readonly name = 'TooMany';
}

export type ShortQueue = Readonly<{ run: <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result> }>;

/** @param options.places maximum concurrent work; `waiting`: queue length per priority */
export const createShortQueue = ({
  places,
  waiting,
}: Readonly<{ places: number; waiting: Readonly<Record<Turn, number>> }>): ShortQueue => {
  const lines: Readonly<Record<Turn, (() => void)[]>> = { first: [], next: [] };
  let busy = 0;

  const takePlace = (turn: Turn): Promise<void> => {
    if (busy < places) {
      busy += 1;
      return Promise.resolve();
    }
    if (lines[turn].length >= waiting[turn]) return Promise.reject(new TooMany('Queue is full'));
    return new Promise((resolve) => {
      lines[turn].push(resolve);
    });
  };
  const leavePlace = (): void => {
    const next = lines.first.shift() ?? lines.next.shift();
    if (next) next();
    else busy -= 1;
  };

  return {
    run: async (turn, work) => {
      await takePlace(turn);
      try {
        return await work();
      } finally {
        leavePlace();
      }
    },
  };
};
