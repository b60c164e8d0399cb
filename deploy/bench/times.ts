export type Times = readonly number[];

export const percentile = (times: Times, share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

export const timed = async <Result>(
  work: () => Promise<Result>,
): Promise<{ readonly ms: number; readonly result: Result }> => {
  const from = performance.now();
  const result = await work();
  return { ms: performance.now() - from, result };
};

export const inParallel = async <Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item, lane: number) => Promise<unknown>,
): Promise<Times> => {
  const queue = items.values();
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: width }, async (_, lane) => {
      for (const item of queue) times.push((await timed(() => work(item, lane))).ms);
    }),
  );
  return times;
};
