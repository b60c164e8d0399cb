import * as z from 'zod';
import { GroupId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { Point } from '../kernel/place.js';
import { GroupCard } from './group.js';
import { page, paging } from './rules.js';

export const directoryQueries = {
  /** Listed groups, nearest first if `near` is given, else by name. Text search covers name, description and town. */
  listedGroups: {
    question: z.strictObject({
      text: z.string().max(100).optional(),
      near: z.strictObject({ point: Point, radiusKm: z.number().min(0).max(1_000).nullable() }).optional(),
      ...paging,
    }),
    answer: page(GroupCard),
  },
  siteMap: {
    question: z.strictObject({ paging: z.strictObject({ page: z.int().min(1), size: z.int().max(10_000) }) }),
    answer: z.array(z.strictObject({ groupId: GroupId, changedAt: Instant })),
  },
} as const;
