import * as z from 'zod';
import { DecisionId, UserId } from '../kernel/ids.js';
import { moderationKinds } from '../notification/kinds.js';
import { CaseId, ComplaintId } from './verdict.js';

/** Decision event that triggers notifications. `complaintId`: the complaint that was answered. */
export const toldAfter = {
  decisionId: DecisionId,
  after: z.enum(['decided', 'confirmed', 'answered']),
  complaintId: ComplaintId.optional(),
};
const ToldAfter = z.strictObject(toldAfter);
export type ToldAfter = z.infer<typeof ToldAfter>;

export const Told = z.strictObject({ userId: UserId, kind: z.enum(moderationKinds) });
export type Told = z.infer<typeof Told>;

export const caseNoticesQueries = {
  /** System only: account holders to notify about a decision, read from the event log. */
  toldOf: { question: z.strictObject({ caseId: CaseId, ...toldAfter }), answer: z.array(Told) },
} as const;
