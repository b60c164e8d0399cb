/** Whether a comes before b (negative) or after it. */
export type Order = (a: number, b: number) => number;

/** The first `count` of these rows in order: a heap of the best so far, so that a long list is never sorted as a whole. */
export function firstOf(rows: ArrayLike<number>, count: number, order: Order): readonly number[] {
  const heap: number[] = [];
  const at = (index: number): number => heap[index] ?? 0;
  const sink = (row: number): void => {
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && order(at(child + 1), at(child)) > 0) child += 1;
      if (order(at(child), row) <= 0) break;
      heap[index] = at(child);
      index = child;
    }
    heap[index] = row;
  };
  const rise = (row: number): void => {
    let index = heap.push(row) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (order(row, at(parent)) <= 0) break;
      heap[index] = at(parent);
      index = parent;
    }
    heap[index] = row;
  };
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    if (heap.length < count) rise(row);
    else if (count > 0 && order(row, at(0)) < 0) sink(row);
  }
  return heap.toSorted(order);
}
