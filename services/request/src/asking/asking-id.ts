import type { Period } from '@lendring/contracts/kernel/period.js';
import { derivedId } from '@lendring/platform/base/uuid.js';

/** Id of the stream of equal askings: the same person, the same thing, the same time. */
export const askingId = (creatorId: string, offerId: string, { start, end }: Period): string =>
  derivedId(creatorId, `asks for ${offerId} ${start} ${end}`);
