/** Times as `HH:MM`; text order is time order. */
type Span = Readonly<{ from: string; to: string }>;

/** True if all spans have positive length, are sorted and do not overlap. */
export const inOrder = (spans: readonly Span[]): boolean =>
  spans.every(({ from, to }, index) => from < to && (spans[index - 1]?.to ?? '') < from);
