import { otherSide, type Side } from '@lendring/contracts/kernel/side.js';
import type { RequestKind } from '@lendring/contracts/notification/kinds.js';
import type { ReturnFigures } from '@lendring/contracts/notification/inbox.js';
import type { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import type { News } from '../inbox/decide.js';
import type { Tell } from '../inbox/inbox.aggregate.js';

export type Parties = Readonly<{ requestId: string; offerId: string; vendorId: string; creatorId: string }>;

const personOf = ({ vendorId, creatorId }: Parties, side: Side): string => (side === 'vendor' ? vendorId : creatorId);

export const tellSide = (parties: Parties, side: Side, kind: RequestKind, at: string): Tell => ({
  userId: personOf(parties, side),
  kind,
  requestId: parties.requestId,
  offerId: parties.offerId,
  side,
  otherId: personOf(parties, otherSide(side)),
  at,
});

type Said = Extract<RequestIntegrationEvent, { type: `request.${string}` }>;

const onTheWay: readonly RequestKind[] = [
  'asked',
  'accepted',
  'expires_soon',
  'no_answer_yet',
  'days_taken',
  'days_freed',
];

const ahead: readonly RequestKind[] = ['handover_tomorrow', 'return_tomorrow'];

const ended: readonly RequestKind[] = ['overdue', 'not_picked_up'];

/** Open question, which ends with its answer or with the request. */
const asking: readonly RequestKind[] = ['period_proposed'];

const before: Partial<Record<Said['type'], readonly RequestKind[]>> = {
  'request.agreed': onTheWay,
  'request.declined': [...onTheWay, ...asking],
  'request.withdrawn': [...onTheWay, ...asking],
  'request.expired': [...onTheWay, ...asking],
  'request.cancelled': [...onTheWay, ...asking, 'agreed', ...ahead, ...ended, 'handed_back'],
  'request.days_taken': ['days_freed'],
  'request.days_freed': ['days_taken'],
  'request.offer_noted': ['offer_locked', 'offer_back'],
  'request.period_proposed': ['period_declined', 'period_taken_back'],
  'request.period_changed': [...asking, ...ahead, ...ended, 'expires_soon', 'no_answer_yet', 'days_taken'],
  'request.period_declined': asking,
  'request.period_taken_back': asking,
  'request.handed_back': [...ahead, ...asking, ...ended],
  'request.handover_recorded': ['not_picked_up', 'out_recorded', 'back_recorded', 'parts_missing', 'record_disputed'],
  'request.completed': [...ahead, ...asking, ...ended, 'handed_back'],
};

/** Pure rule for the notifications of an event; the acting user gets none. */
export const newsOf = (event: Said, at: string): News => {
  const kinds = before[event.type] ?? [];
  const both = [event.data.vendorId, event.data.creatorId];
  return { ...toldOf(event, at), overtaken: kinds.length > 0 ? both.map((userId) => ({ userId, kinds })) : [] };
};

type Recorded = Extract<Said, { type: 'request.handover_recorded' }>['data'];

/** Figures of a recorded return; one that was taken back keeps nothing. */
export const figuresOf = ({
  missing,
  kept = 0,
  formerKept = 0,
  undone,
}: Pick<Recorded, 'missing' | 'kept' | 'formerKept' | 'undone'>): ReturnFigures =>
  undone ? { missing: 0, kept: 0, released: formerKept } : { missing, kept, released: kept > 0 ? 0 : formerKept };

/** True if the borrower is told of a record: also of one that was taken back, if it kept money. */
export const isRecordNews = ({ undone, formerKept = 0 }: Pick<Recorded, 'undone' | 'formerKept'>): boolean =>
  !undone || formerKept > 0;

/**
 * A record replaces the unread notification of the one before.
 */
const recordNews = (parties: Parties, record: Recorded, at: string): News => {
  const tell = (kind: RequestKind) => tellSide(parties, 'creator', kind, at);
  const isOut = record.moment === 'out';
  const returned = figuresOf(record);
  const back = { ...tell(returned.missing > 0 ? 'parts_missing' : 'back_recorded'), returned };
  return {
    tells: isRecordNews(record) ? [isOut ? tell('out_recorded') : back] : [],
    seenBy: parties.vendorId,
    replaced: [{ userId: parties.creatorId, kinds: isOut ? ['out_recorded'] : ['back_recorded', 'parts_missing'] }],
  };
};

const toldOf = (event: Said, at: string): News => {
  const { offerId, vendorId, creatorId } = event.data;
  const parties = { requestId: event.subject, offerId, vendorId, creatorId };
  const tell = (side: Side, kind: RequestKind) => tellSide(parties, side, kind, at);
  const acted = (side: Side, kind: RequestKind): News => ({
    tells: [tell(otherSide(side), kind)],
    seenBy: personOf(parties, side),
  });
  const bothTold = (kind: RequestKind): News => ({
    tells: [tell('vendor', kind), tell('creator', kind)],
    seenBy: null,
  });

  switch (event.type) {
    case 'request.asked':
      return acted('creator', 'asked');
    case 'request.accepted':
      return acted(event.data.side, 'accepted');
    // Events written before `side` existed notify both sides.
    case 'request.agreed':
      return event.data.side ? acted(event.data.side, 'agreed') : bothTold('agreed');
    case 'request.declined':
      return acted('vendor', event.data.cause === 'offer_deleted' ? 'offer_deleted' : 'declined');
    case 'request.withdrawn':
      return acted('creator', 'withdrawn');
    case 'request.cancelled':
      return event.data.side ? acted(event.data.side, 'cancelled') : bothTold('cancelled');
    case 'request.expired':
      return bothTold('expired');
    case 'request.messaged':
      return acted(event.data.side, 'message');
    // An automatic reply does not prove that the vendor was present, so `seenBy` is null.
    case 'request.replied':
      return { tells: [tell('creator', 'auto_reply')], seenBy: null };
    case 'request.days_taken':
      return { tells: [tell('creator', 'days_taken')], seenBy: null };
    case 'request.days_freed':
      return { tells: [tell('creator', 'days_freed')], seenBy: null };
    // Moderation tells the sides of agreed loans of a suspension itself.
    case 'request.offer_noted': {
      if (event.data.ownerSuspended) return { tells: [], seenBy: null };
      const kinds = { there: 'offer_back', locked: 'offer_locked', deleted: 'offer_gone' } as const;
      return { tells: [tell('creator', kinds[event.data.offer])], seenBy: null };
    }
    case 'request.period_proposed':
      return acted(event.data.side, 'period_proposed');
    // The agreement of an open request is news by `request.agreed` alone.
    case 'request.period_changed':
      return event.data.agrees
        ? { tells: [], seenBy: personOf(parties, event.data.side) }
        : acted(event.data.side, 'period_agreed');
    case 'request.period_declined':
      return acted(event.data.side, 'period_declined');
    case 'request.period_taken_back':
      return acted(event.data.side, 'period_taken_back');
    case 'request.handed_back':
      return acted('creator', 'handed_back');
    case 'request.handover_recorded':
      return recordNews(parties, event.data, at);
    case 'request.handover_disputed':
      return acted('creator', 'record_disputed');
    case 'request.completed':
      return event.data.side ? acted(event.data.side, 'completed') : bothTold('completed');
    case 'request.rating_waits':
      return {
        ...acted(event.data.side, 'rating_waits'),
        done: [{ userId: personOf(parties, event.data.side), kinds: ['please_rate'] }],
      };
    case 'request.rated': {
      const about = otherSide(event.data.side);
      return {
        tells: [{ ...tell(about, 'rated'), stars: event.data.stars }],
        seenBy: null,
        done: [
          { userId: personOf(parties, about), kinds: ['rating_waits'] },
          { userId: personOf(parties, event.data.side), kinds: ['please_rate'] },
        ],
      };
    }
    case 'request.rating_answered':
      return acted(event.data.side, 'rating_answered');
    case 'request.read':
      return { tells: [], seenBy: personOf(parties, event.data.side) };
    case 'request.taken_over': {
      const { formerId: userId } = event.data;
      return { tells: [tell('creator', 'taken_over')], seenBy: null, lost: [userId] };
    }
    // This event serves only the vendor's page.
    case 'request.answered':
    // This event serves only the rated user's figures.
    case 'request.rating_recounted':
    // This event serves only group admins.
    case 'request.group_thing_asked':
      return { tells: [], seenBy: null };
  }
};
