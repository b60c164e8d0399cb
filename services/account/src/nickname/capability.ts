import { Nickname, NicknameProblem } from '@lendring/contracts/account/nickname.js';
import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { nicknameAggregate } from './nickname.aggregate.js';
import { isReserved } from './reserved.js';
import { looksLikeAddress } from './web-address.js';

/** Availability of nicknames: each has one holder at most, and names that suggest the operator are reserved. */
export const nickname = ({ load, nicknameIdOf }: Pick<Ports, 'load' | 'nicknameIdOf'>) => {
  const queries: Pick<ServiceHandlers<typeof accountApi>['queries'], 'nicknameProblem'> = {
    async nicknameProblem({ nickname: wanted }, { actor }) {
      const valid = Nickname.safeParse(wanted);
      if (!valid.success) return NicknameProblem.parse(valid.error.issues[0]?.message);
      const { holder } = await load(nicknameAggregate, nicknameIdOf(valid.data));
      if (actor.kind === 'user' && actor.userId === holder) return null;
      if (isReserved(valid.data)) return 'nickname_reserved';
      if (looksLikeAddress(valid.data)) return 'nickname_address';
      return holder === null ? null : 'nickname_taken';
    },
  };
  return { queries } satisfies Capability;
};
