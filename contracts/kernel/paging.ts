import * as z from 'zod';
import type { Schema } from './schema.js';

/** Page of a list; page numbers count from 1. */
export const Paging = z.strictObject({ page: z.int().min(1).max(500), size: z.int().min(1).max(100) });
export type Paging = z.infer<typeof Paging>;

export const pageOf = <Item extends Schema>(item: Item) =>
  z.strictObject({ items: z.array(item), total: z.int(), page: z.int(), size: z.int() });
