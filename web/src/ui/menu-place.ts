/** Between a button and its panel, and least from the window's edge, px. */
const gap = 6;
const edge = 8;

/**
 * Where a panel stands, px from the window's top: below its button, or above it where there is no room below and more
 * above.
 *
 * @param button its upper and lower edge
 */
export const topOf = (button: Readonly<{ top: number; bottom: number }>, height: number, window: number): number => {
  const below = button.bottom + gap;
  if (below + height + edge <= window || window - button.bottom >= button.top) return below;
  return Math.max(edge, button.top - gap - height);
};

/** Which item a key leads to from the one at `from`; null when it leads nowhere, or the focus is on none. */
export const nextItem = (key: string, from: number, count: number): number | null => {
  if (from < 0) return null;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};
