import * as z from 'zod';
import { dailyQuery } from '../kernel/daily.js';
import { defineServiceApi } from '../kernel/service-api.js';
import { OfferId } from '../kernel/ids.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { Day, Instant } from '../kernel/period.js';
import { accountDeletionQueries } from './account-deletion.js';
import { Agreement, accountBasicQueries } from './account.js';
import { AutoReplies, autoReplyQueries } from './auto-reply.js';
import { BlockedPerson, blocksQueries } from './blocks.js';
import { certificateQueries } from './certificate.js';
import { accountCommands } from './commands.js';
import { deliveryQueries } from './delivery.js';
import { favouritesQueries } from './favourites.js';
import { lendersQueries } from './lenders.js';
import { mayAskQueries } from './may-ask.js';
import { nicknameQueries } from './nickname.js';
import { OwnOpeningDays, openingDaysQueries } from './opening-days.js';
import { peopleQueries } from './people.js';
import { phoneQueries } from './phone.js';
import { OwnPlace, placesQueries } from './places.js';
import { Profile, profileQueries } from './profile.js';
import { Brought, reputationQueries } from './reputation.js';
import { rolesQueries } from './roles.js';
import { suspensionQueries } from './suspension.js';
import { takeoutQueries } from './takeout.js';
import { PublicTrader, tradersQueries } from './traders.js';

export const accountOwnData = {
  profile: Profile,
  addresses: OwnPlace,
  favourites: z.strictObject({ offerId: OfferId }),
  blocked_people: BlockedPerson,
  agreed_terms: Agreement,
  verified_phone: z.strictObject({ number: z.string(), verifiedAt: Instant }),
  automatic_replies: AutoReplies,
  opening_days: OwnOpeningDays,
  brought_reputations: Brought,
  trader_details: PublicTrader,
  /**
   * Last active day and the day before it, from which 30-day counts are made; both are deleted afterwards (ADR 104).
   */
  active_days: z.strictObject({ lastDay: Day, dayBefore: Day.nullable() }),
};

export const accountApi = defineServiceApi('account', accountCommands, {
  daily: dailyQuery,
  ownData: ownDataQuery(accountOwnData),
  ...accountBasicQueries,
  ...nicknameQueries,
  ...profileQueries,
  ...placesQueries,
  ...lendersQueries,
  ...mayAskQueries,
  ...deliveryQueries,
  ...favouritesQueries,
  ...blocksQueries,
  ...autoReplyQueries,
  ...openingDaysQueries,
  ...takeoutQueries,
  ...phoneQueries,
  ...reputationQueries,
  ...rolesQueries,
  ...suspensionQueries,
  ...peopleQueries,
  ...accountDeletionQueries,
  ...certificateQueries,
  ...tradersQueries,
});
