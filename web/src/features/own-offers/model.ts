import type { TakenShape } from '@lendring/contracts/http/offer.js';
import { dayIn } from '@lendring/contracts/rules/days.js';

/** Days an owner blocked, both included. */
export type Block = Readonly<{ id: string; first: string; last: string; note: string | null }>;

/** The blocks among the taken times, the next first; days are those of the offer's zone. */
export const blocksOf = (taken: readonly TakenShape[], zone: string): readonly Block[] => taken
  .flatMap(({ block_id: id, start, end, note }) => id === null ? [] : [{ id, first: dayIn(start, zone), last: dayIn(new Date(Date.parse(end) - 1).toISOString(), zone), note: note || null }])
  .toSorted((a, b) => a.first.localeCompare(b.first));
