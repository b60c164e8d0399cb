export type Order = (a: number, b: number) => number;

export function firstOf(end: number, count: number, order: Order): readonly number[] {
  const heap: number[] = [];
  const at = (index: number): number => heap[index] ?? 0;
  const sink = (item: number): void => {
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && order(at(child + 1), at(child)) > 0) child += 1;
      if (order(at(child), item) <= 0) break;
      heap[index] = at(child);
      index = child;
    }
    heap[index] = item;
  };
  const rise = (item: number): void => {
    let index = heap.push(item) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (order(item, at(parent)) <= 0) break;
      heap[index] = at(parent);
      index = parent;
    }
    heap[index] = item;
  };
  for (let item = 0; item < end; item += 1) {
    if (heap.length < count) rise(item);
    else if (count > 0 && order(item, at(0)) < 0) sink(item);
  }
  return heap.toSorted(order);
}
