import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { AccountDocument } from '../account/projection.js';
import { publicProfileOf, recipientOf } from '../account/view.js';
import type { Reputations } from './reputations.port.js';

type Deps = Readonly<{ reputations: Reputations; accounts: Pick<View<AccountDocument>, 'get'> }>;

const stars = ({ sum, count }: Readonly<{ sum: number; count: number }>) => ({
  average: count === 0 ? null : Math.round((sum / count) * 10) / 10,
  count,
});

export const reputationQueries = ({
  reputations,
  accounts,
}: Deps): Pick<ServiceHandlers<typeof accountApi>['queries'], 'reputation' | 'readReputation'> => ({
  async reputation({ borrowed }, { actor, at }) {
    const document = actor.kind === 'user' ? await accounts.get(actor.userId) : null;
    const profile = document && publicProfileOf(document);
    const email = document && recipientOf(document).email;
    // Require a confirmed address, without which ownership could not be proved later.
    if (!profile || profile.former || !email) return null;
    const { nickname, registeredAt, ratingAsVendor, ratingAsCreator } = profile;
    return reputations.sign(
      {
        nickname,
        memberSince: registeredAt,
        ratingAsVendor: stars(ratingAsVendor),
        ratingAsBorrower: stars(ratingAsCreator),
        // Include the loans even if the profile hides them, because the owner decides who sees the document.
        loansLent: document.lentCount,
        loansBorrowed: borrowed,
      },
      email,
      at,
    );
  },
  async readReputation({ jwt }, { actor, at }) {
    const found = await reputations.read(jwt, at);
    if (typeof found === 'string') return { state: found };
    const document = actor.kind === 'user' ? await accounts.get(actor.userId) : null;
    const email = document && recipientOf(document).email;
    return { state: 'valid', reputation: found.reputation, yours: email ? await found.isOf(email) : null };
  },
});
