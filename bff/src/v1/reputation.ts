import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { BroughtReputation, SignedReputation } from '@lendring/contracts/account/reputation.js';
import type { BroughtShape, OwnBroughtShape, ReputationShape } from '@lendring/contracts/http/reputation.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';

const lending = ({ loansLent, loansBorrowed }: Pick<BroughtReputation, 'loansLent' | 'loansBorrowed'>) => ({
  lentCount: loansLent,
  borrowedCount: loansBorrowed,
});

const shapeOf = ({ jwt, says, ...signed }: SignedReputation): Camel<ReputationShape> => ({
  ...signed,
  ...says,
  ...lending(says),
  credential: jwt,
});

export const broughtShape = (brought: BroughtReputation): Camel<BroughtShape> => ({ ...brought, ...lending(brought) });

export const broughtHandlers = ({
  apis: { account },
}: Readonly<{ apis: ServiceApis }>): Handlers<'brought' | 'bringReputation'> => {
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
  };
};

export const reputationHandlers = ({
  apis: { account, request },
}: Readonly<{ apis: ServiceApis }>): Handlers<'reputation' | 'checkReputation'> => ({
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
});
