import * as z from 'zod';
import { StaffReason } from '../kernel/staff-reason.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { FlaggerDetails } from '../moderation/trusted-flaggers.js';
import { call } from './call.js';

export const FlaggerShape = z.object({
  user_id: UserId,
  nickname: z.string().nullable().describe('Null while nobody can tell who it is.'),
  organisation: z.string(),
  awarded_by: z.string(),
  email: z.string(),
  since: Instant,
  reason: z.string(),
  reports: z.int().describe('Cases that they reported, of the last hundred reports.'),
  declined: z.int().describe('Of these, declined.'),
});
export type FlaggerShape = z.infer<typeof FlaggerShape>;

const { organisation, awardedBy, email } = FlaggerDetails.shape;

/** Calls for trusted flaggers (DSA art. 22), whose reports are handled first. */
export const flaggerCalls = {
  flaggers: call('GET /flagger', {
    access: 'admin',
    summary: 'Trusted flaggers; who was appointed first comes first',
    answer: z.object({ flaggers: z.array(FlaggerShape) }),
  }),
  appointFlagger: call('PATCH /flagger_appoint/{id}', {
    access: 'admin',
    id: UserId,
    key: 'userId',
    body: z.strictObject({
      organisation,
      awarded_by: awardedBy.describe('The Digital Services Coordinator that awarded the status.'),
      email,
      reason: StaffReason.describe('For admins.'),
    }),
    sends: 'moderation.appointFlagger',
    summary: 'Take reports of an account as those of a trusted flagger',
    note: 'Reports that were made before stay what they were.',
  }),
  removeFlagger: call('PATCH /flagger_remove/{id}', {
    access: 'admin',
    id: UserId,
    key: 'userId',
    body: z.strictObject({ reason: StaffReason.describe('For admins.') }),
    sends: 'moderation.removeFlagger',
    summary: 'Take the status of a trusted flagger back',
  }),
} as const;
