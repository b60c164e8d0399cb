import * as z from 'zod';
import { dailyQuery } from '../kernel/daily.js';
import { defineServiceApi } from '../kernel/service-api.js';
import { BlockId, OfferId, RequestId } from '../kernel/ids.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { Instant, Period } from '../kernel/period.js';
import { BlockKind, calendarQueries } from './calendar.js';
import { requestCommands } from './commands.js';
import { CounterLoanRow, counterLoanQueries } from './counter-loan.js';
import { groupLendingQueries } from './group-lending.js';
import { HandoverView } from './handover.js';
import { hiddenWordsQueries } from './hidden-words.js';
import { lendingFiguresQueries } from './lending-figures.js';
import { Message } from './messages.js';
import { periodChangeQueries } from './period-change.js';
import { PiecesRow, pieceQueries } from './pieces.js';
import { Quantity } from '../rules/quantity.js';
import { ratingsQueries } from './ratings.js';
import { RequestView, requestBasicQueries } from './request.js';
import { timelineQueries } from './timeline.js';
import { UnavailabilityView, unavailabilityQueries } from './unavailability.js';

/**
 * Files of a data export: own requests with messages, ratings and records as visible to the user, the user's own texts
 * in requests that other admins took over, the user's blocked days, one by one and as entries, loans that the user
 * entered or is linked to, and the pieces of the user's offers.
 */
export const requestOwnData = {
  requests: RequestView.omit({ overlapsOpen: true, overlapsTaken: true }),
  handed_requests: z.strictObject({
    requestId: RequestId,
    offerId: OfferId,
    title: z.string(),
    askedAt: Instant,
    messages: z.array(Message),
    handovers: z.array(HandoverView),
  }),
  blocked_days: z.strictObject({
    blockId: BlockId,
    offerId: OfferId,
    period: Period,
    kind: BlockKind,
    units: Quantity.nullable(),
  }),
  counter_loans: CounterLoanRow,
  unavailabilities: UnavailabilityView.omit({ offers: true, lent: true }),
  pieces: PiecesRow,
};

export const requestApi = defineServiceApi('request', requestCommands, {
  daily: dailyQuery,
  ownData: ownDataQuery(requestOwnData),
  ...requestBasicQueries,
  ...periodChangeQueries,
  ...ratingsQueries,
  ...hiddenWordsQueries,
  ...groupLendingQueries,
  ...calendarQueries,
  ...timelineQueries,
  ...counterLoanQueries,
  ...lendingFiguresQueries,
  ...unavailabilityQueries,
  ...pieceQueries,
});
