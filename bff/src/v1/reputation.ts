import type { BroughtReputation, SignedReputation } from '@lendring/contracts/account/reputation.js';
import type { BroughtShape, OwnBroughtShape, ReputationShape } from '@lendring/contracts/http/reputation.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';

const shapeOf = ({ jwt, issuer, issuedAt, expiresAt, says }: SignedReputation): ReputationShape => ({
  credential: jwt,
  issuer,
  issued_at: issuedAt,
  expires_at: expiresAt,
  nickname: says.nickname,
  member_since: says.memberSince,
  rating_as_vendor: says.ratingAsVendor,
  rating_as_borrower: says.ratingAsBorrower,
  lent_count: says.loansLent,
  borrowed_count: says.loansBorrowed,
});

export const broughtShape = (brought: BroughtReputation): BroughtShape => ({
  issuer: brought.issuer,
  issued_at: brought.issuedAt,
  expires_at: brought.expiresAt,
  rating_as_vendor: brought.ratingAsVendor,
  rating_as_borrower: brought.ratingAsBorrower,
  lent_count: brought.loansLent,
  borrowed_count: brought.loansBorrowed,
});

export const broughtHandlers = ({
  doors: { account },
}: Readonly<{ doors: Doors }>): Handlers<'brought' | 'bringReputation' | 'removeBrought'> => {
  const read = async (caller: Caller, after?: Position): Promise<OwnBroughtShape> => {
    const { trusted, brought } = await account.queries.ownBrought({}, queryContext(caller, after));
    return {
      trusted,
      brought: brought.map(({ paperId, ...one }) => ({
        ...broughtShape(one),
        id: paperId,
        shown: one.expiresAt > caller.at && trusted.includes(one.issuer),
      })),
    };
  };
  return {
    brought: (_, caller) => read(caller),
    bringReputation: async ({ body: { credential } }, caller) =>
      read(caller, accepted(await account.commands.bringReputation({ jwt: credential }, commandContext(caller)))),
    removeBrought: async ({ id }, caller) => {
      accepted(await account.commands.removeBrought({ paperId: id }, commandContext(caller)));
    },
  };
};

export const reputationHandlers = ({
  doors: { account, request },
}: Readonly<{ doors: Doors }>): Handlers<'reputation' | 'checkReputation' | 'reputationKeys'> => ({
  reputation: async (_, caller) => {
    const context = queryContext(caller);
    const loans = caller.userId
      ? await optional(caller, null, () => request.queries.loans({ userId: caller.userId ?? '' }, context))
      : null;
    const signed = await account.queries.reputation({ borrowed: loans?.borrowed ?? null }, context);
    return shapeOf(found(signed, 'reputation_not_yet'));
  },
  checkReputation: async ({ body: { credential } }, caller) => {
    const read = await account.queries.readReputation({ jwt: credential }, queryContext(caller));
    if (read.state !== 'valid') throw new ApiError(`reputation_${read.state}`);
    return { ...shapeOf(read.reputation), yours: read.yours };
  },
  reputationKeys: (_, caller) => account.queries.certificateKeys({}, queryContext(caller)),
});
