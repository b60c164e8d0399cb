import { hasRight } from '@lendring/contracts/kernel/door.js';
import { Nickname } from '@lendring/contracts/account/commands.js';
import { NicknameProblem, type accountDoor } from '@lendring/contracts/account/queries.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { accountAggregate, isCompleted, isCompletedCommercial, standingOf } from '../account/account.js';
import { autoReplyAggregate, replyAt } from '../auto-reply/auto-reply.js';
import { publicPlace } from '../blur.js';
import { blocksAggregate, hasBlocked } from '../blocks/blocks.js';
import type { FavouriteState } from '../favourites/favourites.js';
import { nicknameAggregate } from '../nickname/nickname.js';
import { isReserved } from '../reserved-names/reserved.js';
import { looksLikeAddress } from '../reserved-names/web-address.js';
import { normalForm } from '../nickname/normal-form.js';
import type { Actives } from '../activity/actives.js';
import type { Certificates } from '../certificate/certificates.port.js';
import type { CertificateDocument } from '../projections/certificates.js';
import type { Reputations } from '../reputation/reputations.port.js';
import { reputationQueries } from './reputation-queries.js';
import { certificateQueries } from './certificate-queries.js';
import type { AccountDocument } from '../projections/accounts.js';
import type { FileDocument } from '../projections/files.js';
import type { RoleDocument } from '../projections/roles.js';
import type { TakeoutDocument } from '../projections/takeouts.js';
import { broughtQueries } from './brought.js';
import { ownData, type OwnQueries } from './own-data.js';
import { peopleQueries } from './people-queries.js';
import { phoneQuery, type PhoneRules } from './phone.js';
import { takeoutQueries } from './takeouts.js';
import { traderQueries } from './traders.js';
import type { MissingTraderDocument } from '../projections/missing-traders.js';
import type { TraderDocument } from '../projections/traders.js';
import { isReady, isVatIdConfirmed, traderAggregate } from '../trader/trader.js';
import { contactOf, isGone, profileOf, publicProfileOf, recipientOf } from '../projections/profile-view.js';

const MOST_WITH_ROLES = 500;

type Queries = DoorHandlers<typeof accountDoor>['queries'];

export type AccountQueryDeps = Readonly<{
  certificates: Certificates;
  reputations: Reputations;
  erasures: View<CertificateDocument>;
  load: ServiceCore['load'];
  accounts: View<AccountDocument>;
  roles: View<RoleDocument>;
  files: View<FileDocument>;
  favourites: View<FavouriteState>;
  takeouts: View<TakeoutDocument>;
  traders: View<TraderDocument>;
  missing: View<MissingTraderDocument>;
  blurKey: Uint8Array;
  nicknameIdOf: (nickname: string) => string;
  restoredLeft: () => Promise<number>;
  phone: PhoneRules;
  actives: Pick<Actives, 'of'>;
}>;

export const accountQueryHandlers = ({
  certificates,
  reputations,
  erasures,
  load,
  accounts,
  roles,
  files,
  favourites,
  takeouts,
  traders,
  missing,
  blurKey,
  nicknameIdOf,
  restoredLeft,
  phone,
  actives,
}: AccountQueryDeps): Omit<DoorHandlers<typeof accountDoor>['queries'], 'daily'> => {
  /** The nickname of a deleted account is reported as unknown, to hide that the user ever existed. */
  const named = (nickname: string): Promise<readonly AccountDocument[]> =>
    accounts.find({ filter: { nicknameForm: normalForm(nickname) }, limit: 1 });

  const brought = broughtQueries({ load, accounts, reputations });
  const trading = traderQueries({ load, traders, missing });
  const own: Pick<Queries, OwnQueries> = {
    ownBrought: brought.ownBrought,
    phone: phoneQuery({ load, phone }),
    trader: trading.trader,

    async profile(_, { actor, at }) {
      const document = actor.kind === 'user' ? await accounts.get(actor.userId) : null;
      if (!document || isGone(document)) return null;
      const { userId, vatId } = document;
      const vatIdConfirmed = vatId !== null && isVatIdConfirmed(await load(traderAggregate, userId), vatId);
      return { ...profileOf(document, at), vatIdConfirmed };
    },

    agreements: async (_, { actor }) =>
      actor.kind === 'user' ? [...(await load(accountAggregate, actor.userId)).agreed] : [],

    async places(_, { actor }) {
      const document = actor.kind === 'user' ? await accounts.get(actor.userId) : null;
      return Object.entries(document?.places ?? {}).map(([placeId, address]) => ({ placeId, address }));
    },

    autoReplies: async (_, { actor }) =>
      actor.kind === 'user' ? load(autoReplyAggregate, actor.userId) : autoReplyAggregate.initialState,

    async favourites(_, { actor }) {
      const list = actor.kind === 'user' ? await favourites.get(actor.userId) : null;
      return [...(list?.offerIds ?? [])];
    },

    blocked: async (_, { actor }) =>
      actor.kind === 'user' ? [...(await load(blocksAggregate, actor.userId)).people] : [],
  };
  return {
    ...own,
    async areApart({ one, other }, { actor }) {
      if (actor.kind !== 'system') return false;
      const [ofOne, ofOther] = await Promise.all([one, other].map((userId) => load(blocksAggregate, userId)));
      return Boolean(ofOne && ofOther && (hasBlocked(ofOne, other) || hasBlocked(ofOther, one)));
    },
    restoredLeft: async (_, { actor }) => (actor.kind === 'system' ? restoredLeft() : 0),
    ownData: ownData(own, actives),
    ...takeoutQueries(load, takeouts),
    ...reputationQueries({ reputations, accounts }),
    ...peopleQueries({ accounts, files, roles }),
    brought: brought.brought,
    ownTrader: trading.ownTrader,
    traders: trading.traders,
    traderRow: trading.traderRow,
    ...certificateQueries({ certificates, erasures, load }),

    async standing(_, { actor, at }) {
      return actor.kind === 'user'
        ? standingOf(await load(accountAggregate, actor.userId), at)
        : { roles: [], suspended: null };
    },

    async roles(_, { actor }) {
      if (actor.kind !== 'system' && !hasRight(actor, 'admin')) return [];
      const found = await roles.find({ filter: {}, sort: [['since', 1]], limit: MOST_WITH_ROLES });
      return found.map(({ userId, roles: held }) => ({ userId, roles: held }));
    },

    async publicProfile(question) {
      const [document] =
        'userId' in question ? await accounts.getMany([question.userId]) : await named(question.nickname);
      return document ? publicProfileOf(document) : null;
    },

    cards: async ({ userIds }) =>
      (await accounts.getMany(userIds)).flatMap((document) => publicProfileOf(document) ?? []),

    async nicknameProblem({ nickname: wanted }, { actor }) {
      const valid = Nickname.safeParse(wanted);
      // Report the first broken rule of the form before checking availability.
      if (!valid.success) return NicknameProblem.parse(valid.error.issues[0]?.message);
      const { holder } = await load(nicknameAggregate, nicknameIdOf(valid.data));
      if (actor.kind === 'user' && actor.userId === holder) return null;
      if (isReserved(valid.data)) return 'nickname_reserved';
      if (looksLikeAddress(valid.data)) return 'nickname_address';
      return holder === null ? null : 'nickname_taken';
    },

    async contact({ userId, placeId }, { actor }) {
      const mayKnow = actor.kind === 'system' || (actor.kind === 'user' && actor.userId === userId);
      const document = mayKnow ? await accounts.get(userId) : null;
      return document && !isGone(document) ? contactOf(document, placeId ?? null) : null;
    },

    async recipient({ userId }, { actor }) {
      if (actor.kind !== 'system') return null;
      const state = await load(accountAggregate, userId);
      return state.opened && !isGone(state) ? recipientOf(state) : null;
    },

    async languageAt({ email }, { actor }) {
      if (actor.kind !== 'system') return null;
      const filter = { emailForm: email.toLowerCase(), emailVerified: true };
      const [document] = await accounts.find({ filter, limit: 1 });
      return document && !isGone(document) ? recipientOf(document).locale : null;
    },

    async autoReply({ userId, at, zone }, { actor }) {
      if (actor.kind !== 'system') return null;
      const [replies, { openingHours }] = await Promise.all([
        load(autoReplyAggregate, userId),
        load(accountAggregate, userId),
      ]);
      return replyAt(replies, openingHours, at, zone);
    },

    // Read the log: other services query right after a move is published, when the read model may lag behind.
    async place({ userId, placeId }, { at }) {
      const [state, trader] = await Promise.all([load(accountAggregate, userId), load(traderAggregate, userId)]);
      if (!state.address) return null;
      const another = placeId ? state.places[placeId] : undefined;
      return {
        place: publicPlace(blurKey, userId, another ?? state.address, state.commercial),
        ...(placeId && another && { placeId }),
        commercial: state.commercial,
        completed: isCompleted(state),
        completedCommercial: isCompletedCommercial(state),
        traderReady: isReady(trader, at),
      };
    },
  };
};
