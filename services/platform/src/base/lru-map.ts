import { LRUCache } from 'lru-cache';

/** Map of the `max` most recently used entries. */
export const lruMap = <Key extends {}, Value extends {}>(max: number): LRUCache<Key, Value> => new LRUCache({ max });

/** Map of the most recently used entries whose sizes add up to `maxSize`. */
export const sizedLruMap = <Key extends {}, Value extends {}>(
  maxSize: number,
  sizeOf: (value: Value) => number,
): LRUCache<Key, Value> => new LRUCache({ maxSize, sizeCalculation: sizeOf });
