/** Priority: `first` (known devices, the product itself) is served before `next`. */
export type Turn = 'first' | 'next';

export class TooMany extends Error {
  override readonly name = 'TooMany';
}

export type ShortQueue = Readonly<{ run: <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result> }>;

/**
 * @param options.places maximum concurrent work; `waiting`: queue length per priority; `patienceMs`: longest wait, none
 * when absent
 */
export const createShortQueue = ({
  places,
  waiting,
  patienceMs,
}: Readonly<{ places: number; waiting: Readonly<Record<Turn, number>>; patienceMs?: number }>): ShortQueue => {
  const lines: Readonly<Record<Turn, (() => void)[]>> = { first: [], next: [] };
  let busy = 0;

  const takePlace = (turn: Turn): Promise<void> => {
    if (busy < places) {
      busy += 1;
      return Promise.resolve();
    }
    if (lines[turn].length >= waiting[turn]) return Promise.reject(new TooMany('Queue is full'));
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        lines[turn].splice(lines[turn].indexOf(begin), 1);
        reject(new TooMany('Waited too long'));
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      lines[turn].push(begin);
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
