export const holdLoop = (ms: number): void => {
  for (const from = performance.now(); performance.now() - from < ms;);
};

export const turnsWhile = async (work: () => Promise<void>): Promise<number> => {
  let turns = 0;
  let isOver = false;
  const turn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return turns;
};
