/** Times as `HH:MM`; text order is time order. */
type Span = Readonly<{ from: string; to: string }>;

/** False for a span that ends before it starts, as 22:00 to 02:00 does: such hours need one span on each day. */
export const endsBeforeMidnight = ({ from, to }: Span): boolean => to >= from;

/** True if all spans have positive length, are sorted and do not overlap. */
export const inOrder = (spans: readonly Span[]): boolean =>
  spans.every(({ from, to }, index) => from < to && (spans[index - 1]?.to ?? '') < from);
