/** Longest side of an uploaded picture in pixels (spec §5). */
export const longestSide = 1200;
/** Quality of the encoder (spec §5). */
export const quality = 0.7;

export type Size = Readonly<{ width: number; height: number }>;

/** Scaled down so that the longest side fits; never up; whole pixels, at least one. */
export const fitted = ({ width, height }: Size, most = longestSide): Size => {
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** The list with the item at `from` moved to `to`; positions outside stay within. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = list[from];
  if (item === undefined) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item);
};

/** How many of the picked files still fit (spec §5: a maximum of {max} images). */
export const split = <Item>(files: readonly Item[], room: number): Readonly<{ taken: readonly Item[]; left: number }> => {
  const taken = files.slice(0, Math.max(0, room));
  return { taken, left: files.length - taken.length };
};
