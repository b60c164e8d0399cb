import { LRUCache } from 'lru-cache';

/** Map of the `max` most recently used entries. */
export const lruMap = <Key extends {}, Value extends {}>(max: number): LRUCache<Key, Value> => new LRUCache({ max });
