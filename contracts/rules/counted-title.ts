/** Title with the number of items where there are several: `12 × Chair`, with a no-break space before the sign. */
export const countedTitle = (title: string, quantity: number | null): string =>
  quantity !== null && quantity > 1 ? `${quantity}\u{a0}× ${title}` : title;
