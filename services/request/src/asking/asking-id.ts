import type { Period } from '@lendring/contracts/kernel/period.js';
import { derivedId } from '@lendring/platform/base/uuid.js';

/** Stream id shared by equal requests: same user, offer and period. */
export const askingId = (creatorId: string, offerId: string, { start, end }: Period): string =>
  derivedId(creatorId, `asks for ${offerId} ${start} ${end}`);
