import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { accountDeletionEvents } from './account-deletion.js';
import { accountBasicEvents, accountBasicPersonal } from './account.js';
import { type AutoReplyEvent, autoReplyPersonal } from './auto-reply.js';
import { type BlockEvent, blocksPersonal } from './blocks.js';
import { type FavouriteEvent, favouritesPersonal } from './favourites.js';
import { nicknameEvents, nicknamePersonal } from './nickname.js';
import { openingDaysEvents, openingDaysPersonal } from './opening-days.js';
import { type FileEvent, type LookupEvent, peoplePersonal } from './people.js';
import { phoneEvents, phonePersonal } from './phone.js';
import { placesEvents, placesPersonal } from './places.js';
import { profileEvents, profilePersonal } from './profile.js';
import { reputationEvents, reputationPersonal } from './reputation.js';
import { rolesEvents, rolesPersonal } from './roles.js';
import { suspensionEvents } from './suspension.js';
import { trackRecordEvents } from './track-record.js';
import { type TraderEvent, tradersPersonal } from './traders.js';

/** Stream `account-<userId>`. Nickname events are appended to `nickname-<HMAC>` in the same transaction. */
export const AccountEvent = z.discriminatedUnion('type', [
  ...accountBasicEvents,
  ...nicknameEvents,
  ...profileEvents,
  ...placesEvents,
  ...openingDaysEvents,
  ...reputationEvents,
  ...trackRecordEvents,
  ...rolesEvents,
  ...suspensionEvents,
  ...accountDeletionEvents,
  ...phoneEvents,
]);
export type AccountEvent = z.infer<typeof AccountEvent>;

export const accountPersonal: PersonalFields<
  AccountEvent | FavouriteEvent | BlockEvent | AutoReplyEvent | FileEvent | LookupEvent | TraderEvent
> = {
  ...accountBasicPersonal,
  ...nicknamePersonal,
  ...profilePersonal,
  ...placesPersonal,
  ...favouritesPersonal,
  ...blocksPersonal,
  ...autoReplyPersonal,
  ...openingDaysPersonal,
  ...phonePersonal,
  ...reputationPersonal,
  ...rolesPersonal,
  ...peoplePersonal,
  ...tradersPersonal,
};
