import { OfferId, RequestId, UserId } from '../kernel/ids.js';
import { Period } from '../kernel/period.js';
import { Side } from '../kernel/side.js';

export const request = { requestId: RequestId };
export const bySide = { requestId: RequestId, side: Side };
export const authored = { requestId: RequestId, side: Side, authorId: UserId };
export const parties = { offerId: OfferId, vendorId: UserId, creatorId: UserId };

/** Period; absent in events recorded before the field existed. */
export const timed = { period: Period.optional() };

/** Offer and parties; absent in events recorded before they were published. */
export const told = { offerId: OfferId.optional(), vendorId: UserId.optional(), creatorId: UserId.optional() };
