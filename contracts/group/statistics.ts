import * as z from 'zod';
import { GroupId } from '../kernel/ids.js';
import { GroupLoans } from '../request/group-lending.js';

/** Statistics for the group's admins, without names of people or offers (ADR 77). */
export const GroupNumbers = z.strictObject({
  things: z.int(),
  members: z.int(),
  /** Members who lent or borrowed in the last 90 days; null when fewer than three did. */
  active: z.int().nullable(),
  /** Loans of the last twelve months; null when fewer than three people other than the caller took part. */
  loans: GroupLoans.pick({ months: true, crates: true, sixpacks: true }).nullable(),
});
export type GroupNumbers = z.infer<typeof GroupNumbers>;

export const statisticsQueries = {
  numbers: { question: z.strictObject({ groupId: GroupId }), answer: GroupNumbers.nullable() },
} as const;
