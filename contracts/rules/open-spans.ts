/** A part of a day, as `HH:MM`; text order is time order. */
type Span = Readonly<{ from: string; to: string }>;

/** Whether each span of a day ends after it began, and begins after the one before has ended. */
export const inOrder = (spans: readonly Span[]): boolean =>
  spans.every(({ from, to }, index) => from < to && (spans[index - 1]?.to ?? '') < from);
