import type { Side } from '@lendring/contracts/kernel/side.js';
import type { LoanOut } from '@lendring/contracts/rules/late.js';
import type { Period } from '@lendring/contracts/kernel/period.js';
import type { AskerEvent, AskingEvent } from '@lendring/contracts/request/asking.js';
import type { CalendarEvent } from '@lendring/contracts/request/calendar.js';
import type { CounterInviterEvent, CounterLoanEvent } from '@lendring/contracts/request/counter-loan.js';
import type { PartyEvent } from '@lendring/contracts/request/account-deletion.js';
import type { RequestEvent } from '@lendring/contracts/request/events.js';
import type { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import type { PiecesEvent } from '@lendring/contracts/request/pieces.js';
import type { UnavailabilityEvent } from '@lendring/contracts/request/unavailability.js';
import type { HandoverMoment } from '@lendring/contracts/rules/handover.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Recorded } from '@lendring/platform/runtime/service/service-parts.js';

type Stored =
  | RequestEvent
  | CalendarEvent
  | AskingEvent
  | AskerEvent
  | PartyEvent
  | CounterLoanEvent
  | CounterInviterEvent
  | UnavailabilityEvent
  | PiecesEvent;
type EventData<Type extends RequestEvent['type']> = Extract<RequestEvent, { type: Type }>['data'];

const taken = (
  offerId: string,
  key: string,
  { start, end }: { start: string; end: string },
  units: number | undefined,
  out?: LoanOut,
): RequestIntegrationEvent => ({
  type: 'calendar.taken',
  subject: offerId,
  data: { key, start, end, ...(units !== undefined && { units }), ...(out && { out }) },
});
const freed = (offerId: string, key: string): RequestIntegrationEvent => ({
  type: 'calendar.freed',
  subject: offerId,
  data: { key },
});
const parties = ({ offerId, vendorId, creatorId }: { offerId: string; vendorId: string; creatorId: string }) => ({
  offerId,
  vendorId,
  creatorId,
});
type Told = Readonly<{ offerId?: string | undefined; vendorId?: string | undefined; creatorId?: string | undefined }>;

/** Parties of an event; null for events recorded before events named the parties. */
const partiesOf = ({ offerId, vendorId, creatorId }: Told) =>
  offerId && vendorId && creatorId ? { offerId, vendorId, creatorId } : null;

const sideActed = (
  type:
    | 'request.period_proposed'
    | 'request.period_declined'
    | 'request.period_taken_back'
    | 'request.accepted'
    | 'request.messaged'
    | 'request.read'
    | 'request.rating_answered',
  data: Told & Readonly<{ requestId: string; side: Side; answerBy?: string | undefined }>,
): RequestIntegrationEvent | null => {
  const told = partiesOf(data);
  const { requestId, side, answerBy } = data;
  return told && { type, subject: requestId, data: { ...told, side, ...(answerBy && { answerBy }) } };
};

const happened = (
  type:
    | 'request.withdrawn'
    | 'request.expired'
    | 'request.replied'
    | 'request.days_taken'
    | 'request.days_freed'
    | 'request.handed_back',
  data: Told & Readonly<{ requestId: string }>,
): RequestIntegrationEvent | null => {
  const told = partiesOf(data);
  return told && { type, subject: data.requestId, data: told };
};

const timed = ({ period, ...ids }: Parameters<typeof parties>[0] & { period?: Period | undefined }) => ({
  ...parties(ids),
  ...(period ? { period: { zone: period.zone, start: period.start, end: period.end } } : {}),
});

type Rating = EventData<'RatingShown'> | EventData<'RequestRated'> | EventData<'RatingRecounted'>;

const sides = ({ offerId, side, authorId, aboutId }: Rating) => {
  const [vendorId, creatorId] = side === 'vendor' ? [authorId, aboutId] : [aboutId, authorId];
  return { offerId, vendorId, creatorId, side };
};

const rated = (data: EventData<'RatingShown'> | EventData<'RequestRated'>): RequestIntegrationEvent => ({
  type: 'request.rated',
  subject: data.requestId,
  data: { ...sides(data), aboutId: data.aboutId, stars: data.stars },
});

type Record = Readonly<{
  moment: HandoverMoment;
  counts: readonly number[];
  kept?: number | undefined;
  formerKept?: number | undefined;
  undone?: true | undefined;
}>;

/**
 * A handover without parts is ticked off, which the borrower need not be told, unless the lender keeps money, or no
 * longer keeps it.
 */
const isTold = ({ counts, kept, formerKept }: Record): boolean =>
  counts.length > 0 || kept !== undefined || formerKept !== undefined;

const recorded = ({
  moment,
  missing = 0,
  kept,
  formerKept,
  undone,
}: Record & Readonly<{ missing?: number | undefined }>) => ({
  moment,
  missing,
  ...(kept && { kept }),
  ...(formerKept && { formerKept }),
  ...(undone && { undone }),
});

/** Integration event with ids, times and stars; null for internal events. */
export const integrationOf = ({ type, data }: Stored): RequestIntegrationEvent | null => {
  switch (type) {
    case 'RequestAsked':
      return { type: 'request.asked', subject: data.requestId, data: { ...timed(data), answerBy: data.answerBy } };
    case 'RequestAgreed':
      return {
        type: 'request.agreed',
        subject: data.requestId,
        data: { ...timed(data), ...(data.side && { side: data.side }), ...(data.nights && { nights: true }) },
      };
    case 'RequestCancelled':
      return { type: 'request.cancelled', subject: data.requestId, data: { ...timed(data), side: data.side } };
    case 'OfferStateNoted':
      return {
        type: 'request.offer_noted',
        subject: data.requestId,
        data: {
          ...parties(data),
          offer: data.offer,
          ...(data.ownerSuspended && { ownerSuspended: data.ownerSuspended }),
        },
      };
    case 'RequestDaysTaken':
      return happened('request.days_taken', data);
    case 'RequestDaysFreed':
      return happened('request.days_freed', data);
    case 'PeriodProposed':
      return sideActed('request.period_proposed', data);
    case 'PeriodChanged': {
      const { requestId, side, agrees, answerBy, nights, period } = data;
      return {
        type: 'request.period_changed',
        subject: requestId,
        data: {
          ...parties(data),
          side,
          period: { zone: period.zone, start: period.start, end: period.end },
          ...(agrees && { agrees }),
          ...(answerBy && { answerBy }),
          ...(nights && { nights }),
        },
      };
    }
    case 'PeriodDeclined':
      return sideActed('request.period_declined', data);
    case 'PeriodTakenBack':
      return sideActed('request.period_taken_back', data);
    case 'RequestHandedBack':
      return happened('request.handed_back', data);
    case 'HandoverRecorded':
      return isTold(data)
        ? { type: 'request.handover_recorded', subject: data.requestId, data: { ...parties(data), ...recorded(data) } }
        : null;
    case 'HandoverAnswered':
      if (data.agrees) return null;
      return {
        type: 'request.handover_disputed',
        subject: data.requestId,
        data: { ...parties(data), moment: data.moment },
      };
    case 'RequestCompleted':
      return {
        type: 'request.completed',
        subject: data.requestId,
        data: { ...timed(data), endedAt: data.endedAt, side: data.side },
      };
    case 'GroupThingAsked':
      return {
        type: 'request.group_thing_asked',
        subject: data.requestId,
        data: { ...parties(data), groupId: data.groupId },
      };
    case 'RequestTakenOver':
      return {
        type: 'request.taken_over',
        subject: data.requestId,
        data: { ...parties(data), groupId: data.groupId, formerId: data.formerId },
      };
    case 'RequestAnswered':
      return { type: 'request.answered', subject: data.requestId, data: { ...parties(data), minutes: data.minutes } };
    case 'RequestAccepted':
      return data.agrees === false ? sideActed('request.accepted', data) : null;
    case 'MessageSent':
      return sideActed('request.messaged', data);
    case 'AutomaticReplySent':
      return happened('request.replied', data);
    case 'RatingAnswered':
      return sideActed('request.rating_answered', data);
    case 'RequestRead':
      return sideActed('request.read', data);
    case 'RequestArchived':
      return data.archived ? sideActed('request.read', data) : null;
    case 'RequestDeclined': {
      const told = partiesOf(data);
      return (
        told && {
          type: 'request.declined',
          subject: data.requestId,
          data: { ...told, ...(data.cause && { cause: data.cause }) },
        }
      );
    }
    case 'RequestWithdrawn':
      return happened('request.withdrawn', data);
    case 'RequestExpired':
      return happened('request.expired', data);
    case 'RatingShown':
      return rated(data);
    case 'RatingRecounted': {
      const { requestId, aboutId, stars, counts } = data;
      return { type: 'request.rating_recounted', subject: requestId, data: { ...sides(data), aboutId, stars, counts } };
    }
    // Publish ratings recorded before hiding existed; later ratings are published by `RatingShown`.
    case 'RequestRated':
      if (!data.hidden) return rated(data);
      return data.waits ? { type: 'request.rating_waits', subject: data.requestId, data: sides(data) } : null;
    case 'PeriodBooked': {
      const { offerId, requestId, period, preparation, units = 1, out } = data;
      const isOut = out && { end: period.end, by: out.by, units };
      return taken(offerId, requestId, preparation ?? period, units, isOut);
    }
    case 'BookingOutNoted': {
      const { offerId, requestId, out, end, units = 1 } = data;
      // Handovers recorded before this event named the end stay unpublished: lateness needs it.
      if (out && end === undefined) return null;
      const isOut = out && end !== undefined ? { end, by: out.by, units } : null;
      return { type: 'calendar.out_noted', subject: offerId, data: { key: requestId, out: isOut } };
    }
    case 'PeriodBlocked':
      return taken(data.offerId, data.blockId, data.period, data.units);
    case 'BookingShortened':
      return data.end > data.start
        ? taken(data.offerId, data.requestId, data.preparation ?? data, data.units ?? 1)
        : freed(data.offerId, data.requestId);
    case 'UnavailabilitySet': {
      const { offerId, entryId, periods, units } = data;
      const key = derivedId(entryId, offerId);
      return { type: 'calendar.blocked', subject: offerId, data: { key, periods, ...(units && { units }) } };
    }
    case 'BookingReleased':
      return freed(data.offerId, data.requestId);
    case 'BlockRemoved':
      return freed(data.offerId, data.blockId);
    case 'CapacitySet': {
      const { offerId, quantity, revision } = data;
      return { type: 'calendar.capacity_set', subject: offerId, data: { quantity, revision } };
    }
    case 'CounterLoanLinked':
      return { type: 'counter_loan.linked', subject: data.loanId, data: parties(data) };
    case 'CounterOverdueNoted': {
      const { loanId, offerId, vendorId, creatorId } = data;
      return { type: 'counter_loan.overdue', subject: loanId, data: { offerId, vendorId, creatorId } };
    }
    case 'CounterLoanChanged':
    case 'CounterLoanCancelled': {
      const { loanId, offerId, vendorId, creatorId } = data;
      const name = type === 'CounterLoanChanged' ? 'counter_loan.changed' : 'counter_loan.cancelled';
      return creatorId ? { type: name, subject: loanId, data: { offerId, vendorId, creatorId } } : null;
    }
    case 'CounterHandoverRecorded': {
      const { loanId, offerId, vendorId, creatorId } = data;
      // A borrower without an account cannot be told.
      if (creatorId === undefined || !isTold(data)) return null;
      return {
        type: 'counter_loan.handover_recorded',
        subject: loanId,
        data: { offerId, vendorId, creatorId, ...recorded(data) },
      };
    }
    case 'CounterHandoverAnswered':
      return data.agrees
        ? null
        : {
            type: 'counter_loan.handover_disputed',
            subject: data.loanId,
            data: { ...parties(data), moment: data.moment },
          };
    case 'BlockNotesErased':
    case 'CalendarClosed':
    case 'AddressShared':
    // Publish nothing for moderation decisions, which the moderation service has already published.
    case 'WordsHidden':
    case 'WordsReleased':
    case 'WishAsked':
    case 'AskCounted':
    case 'SideErased':
    case 'FormerVendorErased':
    case 'PartyLeft':
    case 'PartyReturned':
    // Publish nothing else of counter loans, whose bookings are published by their calendar.
    case 'CounterLoanEntered':
    case 'CounterLoanCompleted':
    case 'CounterLoanInvited':
    case 'CounterBorrowerReminded':
    case 'CounterPersonCorrected':
    case 'CounterPersonErased':
    case 'CounterPartsErased':
    case 'CounterLoanUnlinked':
    case 'CounterAddressShared':
    case 'CounterInvitationCounted':
    // Publish nothing for entries; `UnavailabilitySet` publishes their periods for each offer.
    case 'UnavailabilityEntered':
    case 'UnavailabilityChanged':
    case 'UnavailableDayFreed':
    case 'UnavailabilityRemoved':
    case 'UnavailabilityNoteErased':
    // Publish nothing for pieces, which concern their owner alone.
    case 'PiecesAdded':
    case 'PieceChanged':
    case 'PiecesRemoved':
    case 'PiecesHandedOut':
    case 'PiecesTakenBack':
    case 'PiecesErased':
      return null;
  }
};

export const publish = (event: Recorded) => integrationOf(event as Recorded<Stored>);
