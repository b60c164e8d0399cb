import type * as z from 'zod';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { CommandContext } from '@lendring/contracts/kernel/door.js';
import type { requestCommands } from '@lendring/contracts/request/commands.js';
import { otherSide, type RequestEvent, type Side } from '@lendring/contracts/request/events.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import { mayWrite } from '@lendring/contracts/rules/writing.js';
import type { Asked, RequestState } from './request.js';

export type RequestDecision = Decision<readonly RequestEvent[], RequestRefusal>;
export type Decide<Sent> = (state: RequestState, data: Sent, context: CommandContext) => RequestDecision;
type Data<Name extends keyof typeof requestCommands> = z.infer<(typeof requestCommands)[Name]>;

const events = (...list: RequestEvent[]): RequestDecision => decided(list);
const nothing = events();
const earlier = (a: string, b: string) => (a < b ? a : b);

/** Still to be agreed, also when nobody has yet noticed that its time is over. */
export const isOpen = (request: Asked, at: string): boolean => request.stage === 'open' && at < request.answerBy;

/** The side a person stands on; null for strangers. */
export const sideOf = (parties: Pick<Asked, 'vendorId' | 'creatorId'>, userId: string | null): Side | null => {
  if (userId === parties.vendorId) return 'vendor';
  return userId === parties.creatorId ? 'creator' : null;
};

/** To anybody but its two sides a request does not exist. */
const asParty = <D>(decide: (request: Asked, side: Side, data: D, at: string, messageId: string) => RequestDecision): Decide<D> =>
  (state, data, { actor, at, commandId }) => {
    const side = state.stage !== 'absent' && actor.kind === 'user' ? sideOf(state, actor.userId) : null;
    return state.stage === 'absent' || !side ? refused('request_not_found') : decide(state, side, data, at, commandId);
  };

const parties = ({ offerId, vendorId, creatorId }: Asked) => ({ offerId, vendorId, creatorId });
const authorOf = (request: Asked, side: Side) => (side === 'vendor' ? request.vendorId : request.creatorId);
const authored = (request: Asked, side: Side) => ({ requestId: request.requestId, side, authorId: authorOf(request, side) });

const share = (request: Asked, side: Side, shared: boolean): RequestEvent[] =>
  (request.addressShared[side] === shared ? [] : [{ type: 'AddressShared', data: { requestId: request.requestId, side, shared } }]);

const firstAnswer = (request: Asked, side: Side, at: string): RequestEvent[] => {
  if (side === 'creator' || request.answered) return [];
  const minutes = Math.max(0, Math.floor((Date.parse(at) - Date.parse(request.askedAt)) / 60_000));
  return [{ type: 'RequestAnswered', data: { requestId: request.requestId, ...parties(request), minutes } }];
};

/** Both sides make it agreed, or the vendor alone where the offer accepts automatically. */
export const accept = asParty<Data<'accept'>>((request, side, { shareAddress }, at) => {
  const { requestId, terms, accepted } = request;
  if (request.stage === 'agreed' || (request.stage === 'open' && accepted[side])) return nothing;
  if (!isOpen(request, at)) return refused('not_open');
  const agreed = accepted[otherSide(side)] || (side === 'vendor' && terms.autoAccept);
  return events(
    ...share(request, side, shareAddress),
    { type: 'RequestAccepted', data: { requestId, side } },
    ...firstAnswer(request, side, at),
    ...(agreed ? [{ type: 'RequestAgreed', data: { requestId, ...parties(request), period: request.period } } as const] : []),
  );
});

export const decline = asParty<Data<'decline'>>((request, side, { reason }, at) => {
  if (side === 'creator') return refused('wrong_side');
  if (request.stage === 'declined') return nothing;
  if (request.stage !== 'open') return refused('not_open');
  return events({ type: 'RequestDeclined', data: { ...authored(request, side), reason: reason || null, at } }, ...firstAnswer(request, side, at));
});

export const withdraw = asParty<Data<'withdraw'>>((request, side, _, at) => {
  if (side === 'vendor') return refused('wrong_side');
  if (request.stage === 'withdrawn') return nothing;
  return request.stage === 'open' ? events({ type: 'RequestWithdrawn', data: { requestId: request.requestId, at } }) : refused('not_open');
});

export const cancel = asParty<Data<'cancel'>>((request, side, { reason }, at) => {
  if (request.stage === 'cancelled') return nothing;
  if (request.stage !== 'agreed') return refused('not_agreed');
  return events({ type: 'RequestCancelled', data: { ...authored(request, side), ...parties(request), period: request.period, reason, at } });
});

/** The vendor may say so once it has begun, the creator only when the time is over. */
export const complete = asParty<Data<'complete'>>((request, side, _, at) => {
  const { requestId, period } = request;
  const { start, end } = period;
  if (request.stage === 'completed') return nothing;
  if (request.stage !== 'agreed') return refused('not_agreed');
  if (at < start) return refused('not_started');
  if (side === 'creator' && at < end) return refused('not_over');
  return events({ type: 'RequestCompleted', data: { requestId, side, ...parties(request), period, endedAt: earlier(at, end), at } });
});

/** System only: nobody agreed in time. */
export const expire: Decide<Data<'expire'>> = (state, _, { actor, at }) => {
  if (state.stage === 'absent' || actor.kind !== 'system') return refused('request_not_found');
  if (state.stage !== 'open') return nothing;
  return at < state.answerBy ? refused('not_started') : events({ type: 'RequestExpired', data: { requestId: state.requestId, at } });
};

/** Sharing ends with the request; taking it back never does. */
export const shareAddress = asParty<Data<'shareAddress'>>((request, side, { shared }) =>
  (shared && request.finishedAt ? refused('closed') : events(...share(request, side, shared))));

export const say = asParty<Data<'say'>>((request, side, { text }, at, messageId) => {
  if (!mayWrite(request.finishedAt ?? null, at)) return refused('closed');
  return events({ type: 'MessageSent', data: { ...authored(request, side), messageId, text } }, ...firstAnswer(request, side, at));
});

export const markRead = asParty<Data<'markRead'>>((request, side) =>
  (request.unread[side] ? events({ type: 'RequestRead', data: { requestId: request.requestId, side } }) : nothing));

export const archive = asParty<Data<'archive'>>((request, side, { archived }) => {
  if (!request.finishedAt) return refused('not_over');
  return request.archived[side] === archived ? nothing : events({ type: 'RequestArchived', data: { requestId: request.requestId, side, archived } });
});

/** Once a side, after completion. */
export const rate = asParty<Data<'rate'>>((request, side, { stars, text }) => {
  if (request.stage !== 'completed') return refused('not_completed');
  if (request.rated[side]) return refused('already_rated');
  const aboutId = authorOf(request, otherSide(side));
  return events({ type: 'RequestRated', data: { ...authored(request, side), aboutId, offerId: request.offerId, stars, text: text || null } });
});
