import type { NotificationKind } from '@lendring/contracts/notification/kinds.js';
import { otherSide, type Side } from '@lendring/contracts/request/events.js';
import type { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';

/** What one person is to be told. */
export type Tell = Readonly<{
  userId: string;
  kind: NotificationKind;
  requestId: string;
  offerId: string;
  side: Side;
  otherId: string;
  stars?: number;
  at: string;
}>;

export type Parties = Readonly<{ requestId: string; offerId: string; vendorId: string; creatorId: string }>;

const personOf = ({ vendorId, creatorId }: Parties, side: Side): string => (side === 'vendor' ? vendorId : creatorId);

/** The same news for one side. */
export const tellSide = (parties: Parties, side: Side, kind: NotificationKind, at: string): Tell => ({
  userId: personOf(parties, side),
  kind,
  requestId: parties.requestId,
  offerId: parties.offerId,
  side,
  otherId: personOf(parties, otherSide(side)),
  at,
});

/** Who is told what, and who was there: their own act shows that they have seen what came before it. */
export type News = Readonly<{ tells: readonly Tell[]; seenBy: string | null }>;

type Said = Extract<RequestIntegrationEvent, { type: `request.${string}` }>;

/** The rule of who is told of what: pure, and nobody of what they did themselves. */
export const newsOf = (event: Said, at: string): News => {
  const { offerId, vendorId, creatorId } = event.data;
  const parties = { requestId: event.subject, offerId, vendorId, creatorId };
  const tell = (side: Side, kind: NotificationKind) => tellSide(parties, side, kind, at);
  /** `side` acted: the other one is told. */
  const acted = (side: Side, kind: NotificationKind): News => ({
    tells: [tell(otherSide(side), kind)],
    seenBy: personOf(parties, side),
  });
  const bothTold = (kind: NotificationKind): News => ({
    tells: [tell('vendor', kind), tell('creator', kind)],
    seenBy: null,
  });

  switch (event.type) {
    case 'request.asked':
      return acted('creator', 'asked');
    case 'request.accepted':
      return acted(event.data.side, 'accepted');
    // Events from before the side was published leave open who is to be told.
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
    // Nobody wrote it just now: it does not show that the vendor was there.
    case 'request.replied':
      return { tells: [tell('creator', 'auto_reply')], seenBy: null };
    case 'request.completed':
      return event.data.side ? acted(event.data.side, 'completed') : bothTold('completed');
    case 'request.rating_waits':
      return acted(event.data.side, 'rating_waits');
    case 'request.rated':
      return { tells: [{ ...tell(otherSide(event.data.side), 'rated'), stars: event.data.stars }], seenBy: null };
    case 'request.rating_answered':
      return acted(event.data.side, 'rating_answered');
    case 'request.read':
      return { tells: [], seenBy: personOf(parties, event.data.side) };
    // For the vendor's page only.
    case 'request.answered':
      return { tells: [], seenBy: null };
  }
};
