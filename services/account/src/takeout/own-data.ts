import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { Actives } from '../activity/actives.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';

type Queries = ServiceHandlers<typeof accountApi>['queries'];

export type OwnAnswers = Pick<
  Queries,
  | 'profile'
  | 'places'
  | 'favourites'
  | 'blocked'
  | 'autoReplies'
  | 'openingDays'
  | 'phone'
  | 'ownBrought'
  | 'trader'
  | 'agreements'
>;

export const ownData =
  (own: OwnAnswers, actives: Pick<Actives, 'of'>): Queries['ownData'] =>
  async ({ file }, context) => {
    switch (file) {
      case 'profile': {
        const profile = await own.profile({}, context);
        return { rows: profile ? [profile] : [], next: null };
      }
      case 'addresses':
        return { rows: await own.places({}, context), next: null };
      case 'favourites':
        return { rows: (await own.favourites({}, context)).map((offerId) => ({ offerId })), next: null };
      case 'blocked_people':
        return { rows: await own.blocked({}, context), next: null };
      case 'agreed_terms':
        return { rows: await own.agreements({}, context), next: null };
      case 'verified_phone': {
        const { number, verifiedAt } = await own.phone({}, context);
        return { rows: number !== null && verifiedAt !== null ? [{ number, verifiedAt }] : [], next: null };
      }
      case 'brought_reputations':
        return { rows: (await own.ownBrought({}, context)).brought, next: null };
      case 'trader_details': {
        const { actor } = context;
        const trader = actor.kind === 'user' ? await own.trader({ userId: actor.userId }, context) : null;
        return { rows: trader ? [trader] : [], next: null };
      }
      case 'active_days': {
        const { actor } = context;
        const known = actor.kind === 'user' ? await actives.of(actor.userId) : null;
        return { rows: known ? [{ lastDay: known.day, dayBefore: known.before }] : [], next: null };
      }
      case 'automatic_replies':
        return { rows: [await own.autoReplies({}, context)], next: null };
      case 'opening_days':
        return { rows: [await own.openingDays({}, context)], next: null };
    }
  };
