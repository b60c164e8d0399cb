import { otherSide, type Side } from '@lendring/contracts/kernel/side.js';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { OfferHold } from '@lendring/contracts/kernel/offer-hold.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { type RequestEvent } from '@lendring/contracts/request/events.js';
import { heldUntil } from '@lendring/contracts/rules/hold.js';
import {
  acting,
  authored,
  firstAnswer,
  nothing,
  parties,
  type Data,
  type Decide,
  type Party,
} from '../request/decide.js';
import type { Asked } from '../request/request.aggregate.js';

const earlier = (a: string, b: string) => (a < b ? a : b);

export const share = (request: Asked, side: Side, shared: boolean): RequestEvent[] =>
  request.addressShared[side] === shared
    ? []
    : [{ type: 'AddressShared', data: { requestId: request.requestId, side, shared } }];

export const agreedBy = (request: Asked, side: Side): RequestEvent => ({
  type: 'RequestAgreed',
  data: {
    requestId: request.requestId,
    ...parties(request),
    period: request.period,
    side,
    ...(request.terms.pricing.rentType === RentTypeId.night && { nights: true as const }),
  },
});

/** Deadline that an acceptance sets for the creator; nothing for older terms, whose deadline stays. */
const holding = ({ terms, period, answerBy }: Asked, at: string) => {
  // A request for a period that has begun has the end of its first day as its deadline.
  const latest = at < period.start ? period.start : answerBy;
  return terms.holdHours === undefined ? {} : { answerBy: heldUntil(at, terms.holdHours, latest) };
};

/**
 * Accepts a request, which is agreed once both sides accept, or the vendor alone if the offer accepts automatically.
 * @param offerHeld why the offer admits no new agreements, from the offer service; null when it does
 * @param otherSuspended true if the account of the other party is suspended
 */
export const accept = (offerHeld: OfferHold | null, otherSuspended = false) =>
  acting<Data<'accept'>>(
    'accept',
    (request, party, { shareAddress }) => {
      const { requestId, terms, accepted } = request;
      const { side } = party;
      const agreed = accepted[otherSide(side)] || (side === 'vendor' && terms.autoAccept);
      return [
        ...share(request, side, shareAddress),
        {
          type: 'RequestAccepted',
          data: {
            requestId,
            side,
            ...parties(request),
            agrees: agreed,
            ...(side === 'vendor' && !agreed && holding(request, party.at)),
          },
        },
        ...firstAnswer(request, party),
        ...(agreed ? [agreedBy(request, side)] : []),
      ];
    },
    { offerHeld, otherSuspended },
  );

export const decline = acting<Data<'decline'>>('decline', (request, party, { reason }) => [
  {
    type: 'RequestDeclined',
    data: { ...authored(request, party.side), ...parties(request), reason: reason || null, at: party.at },
  },
  ...firstAnswer(request, party),
]);

export const withdraw = acting<Data<'withdraw'>>('withdraw', (request, { at }) => [
  { type: 'RequestWithdrawn', data: { requestId: request.requestId, ...parties(request), at } },
]);

export const cancel = acting<Data<'cancel'>>('cancel', (request, { side, at }, { reason }) => [
  {
    type: 'RequestCancelled',
    data: { ...authored(request, side), ...parties(request), period: request.period, reason, at },
  },
]);

export const handBack = acting<Data<'handBack'>>('hand_back', (request, { at }) => [
  { type: 'RequestHandedBack', data: { requestId: request.requestId, ...parties(request), at } },
]);

export const completed = (request: Asked, { side, at }: Party): RequestEvent => {
  const { requestId, period } = request;
  return {
    type: 'RequestCompleted',
    data: { requestId, side, ...parties(request), period, endedAt: earlier(at, period.end), at },
  };
};

export const complete = acting<Data<'complete'>>('complete', (request, party) => [completed(request, party)]);

export const expire: Decide<Data<'expire'>> = (state, _, { actor, at }) => {
  if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
  if (state.stage !== 'open') return nothing;
  return at < state.answerBy
    ? refused('not_started')
    : decided([{ type: 'RequestExpired', data: { requestId: state.requestId, ...parties(state), at } }]);
};

export const shareAddress = acting<Data<'shareAddress'>>(
  ({ shared }) => (shared ? 'share_address' : 'unshare_address'),
  (request, { side }, { shared }) => share(request, side, shared),
);
