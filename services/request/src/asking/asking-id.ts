import type { Period } from '@lendring/contracts/kernel/period.js';
import { derivedId } from '@lendring/platform/base/uuid.js';

export const askingId = (creatorId: string, offerId: string, { start, end }: Period): string =>
  derivedId(creatorId, `asks for ${offerId} ${start} ${end}`);
