export type Order = (a: number, b: number) => number;

/**
 * Places of the `count` lowest of the first `end` keys, in order; `then` decides between equal keys. Most items lose
 * against the highest of the lowest so far by their key alone.
 */
export function firstOf(keys: Float64Array, end: number, count: number, then: Order): readonly number[] {
  const heap: number[] = [];
  const at = (index: number): number => heap[index] ?? 0;
  const order: Order = (a, b) => {
    const [one, two] = [keys[a] as number, keys[b] as number];
    return one === two ? then(a, b) : one < two ? -1 : 1;
  };
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
  const filled = Math.min(end, count);
  for (let item = 0; item < filled; item += 1) rise(item);
  if (filled === 0) return [];
  let highest = keys[at(0)] as number;
  for (let item = filled; item < end; item += 1) {
    if ((keys[item] as number) > highest || order(item, at(0)) >= 0) continue;
    sink(item);
    highest = keys[at(0)] as number;
  }
  return heap.toSorted(order);
}
