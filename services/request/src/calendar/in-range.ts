import type { Collection, Filter } from '@lendring/platform/read-models/documents.port.js';
import { findAll } from '@lendring/platform/read-models/find-all.js';

const latest = [['period.start', -1]] as const;

/** Documents with an interval that touches a range; `ends`: path of its end. */
export type InRange = <Document extends object>(
  view: Pick<Collection<Document>, 'find'>,
  filter: Filter,
  ends: 'end' | 'period.end',
) => Promise<readonly Document[]>;

/** Reads all documents, because a calendar that leaves some out looks free on their days. */
export const everyInRange: InRange = (view, filter) => findAll(view, { filter, sort: latest });

/** Reads the documents that a calendar file contains: first what has not ended by `at`, from then on, then the latest. */
export const nearestInRange =
  (at: string, most: number): InRange =>
  async (view, filter, ends) => {
    const coming = { $and: [filter, { [ends]: { $gt: at } }] };
    const past = { $and: [filter, { [ends]: { $lte: at } }] };
    const first = await view.find({ filter: coming, sort: [['period.start', 1]], limit: most });
    const left = most - first.length;
    return left === 0 ? first : [...first, ...(await view.find({ filter: past, sort: latest, limit: left }))];
  };
