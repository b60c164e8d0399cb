import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { BroughtReputation, SignedReputation } from '@lendring/contracts/account/reputation.js';
import type { BroughtShape, OwnBroughtShape, ReputationShape } from '@lendring/contracts/http/reputation.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';

const shapeOf = ({ jwt, issuer, issuedAt, expiresAt, says }: SignedReputation): Camel<ReputationShape> => ({
  credential: jwt,
  issuer,
  issuedAt,
  expiresAt,
  nickname: says.nickname,
  memberSince: says.memberSince,
  ratingAsVendor: says.ratingAsVendor,
  ratingAsBorrower: says.ratingAsBorrower,
  lentCount: says.loansLent,
  borrowedCount: says.loansBorrowed,
});

export const broughtShape = (brought: BroughtReputation): Camel<BroughtShape> => ({
  issuer: brought.issuer,
  issuedAt: brought.issuedAt,
  expiresAt: brought.expiresAt,
  ratingAsVendor: brought.ratingAsVendor,
  ratingAsBorrower: brought.ratingAsBorrower,
  lentCount: brought.loansLent,
  borrowedCount: brought.loansBorrowed,
});

export const broughtHandlers = ({
  doors: { account },
}: Readonly<{ doors: Doors }>): Handlers<'brought' | 'bringReputation' | 'removeBrought'> => {
  const read = async (caller: Caller, after?: Position): Promise<Camel<OwnBroughtShape>> => {
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
