/** Moves an item; `to` is clamped to the list. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = list[from];
  if (item === undefined) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item);
};

export const split = <Item>(
  files: readonly Item[],
  room: number,
): Readonly<{ taken: readonly Item[]; left: number }> => {
  const taken = files.slice(0, Math.max(0, room));
  return { taken, left: files.length - taken.length };
};
