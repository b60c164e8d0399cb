/** Distance to the button, and minimum distance to the window's edge, in pixels. */
const gap = 6;
const edge = 8;

/**
 * Top of a panel in pixels: below its button, or above if there is more room; a panel that fits on neither side covers
 * the button.
 *
 * @param button top and bottom edge
 */
export const topOf = (button: Readonly<{ top: number; bottom: number }>, height: number, window: number): number => {
  const below = button.bottom + gap;
  if (below + height + edge <= window || window - button.bottom >= button.top)
    return Math.max(edge, Math.min(below, window - edge - height));
  return Math.max(edge, button.top - gap - height);
};

/** Index of the item that a key leads to; null for other keys, or if no item has the focus. */
export const nextItem = (key: string, from: number, count: number): number | null => {
  if (from < 0) return null;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};
