import { accountDeletionRefusals } from './account-deletion.js';
import { accountBasicRefusals } from './account.js';
import { autoReplyRefusals } from './auto-reply.js';
import { blocksRefusals } from './blocks.js';
import { favouritesRefusals } from './favourites.js';
import { nicknameRefusals } from './nickname.js';
import { openingDaysRefusals } from './opening-days.js';
import { peopleRefusals } from './people.js';
import { phoneRefusals } from './phone.js';
import { placesRefusals } from './places.js';
import { profileRefusals } from './profile.js';
import { reputationRefusals } from './reputation.js';
import { rolesRefusals } from './roles.js';
import { takeoutRefusals } from './takeout.js';
import { tradersRefusals } from './traders.js';

export const accountRefusals = {
  ...accountBasicRefusals,
  ...nicknameRefusals,
  ...profileRefusals,
  ...placesRefusals,
  ...favouritesRefusals,
  ...blocksRefusals,
  ...autoReplyRefusals,
  ...openingDaysRefusals,
  ...takeoutRefusals,
  ...phoneRefusals,
  ...reputationRefusals,
  ...rolesRefusals,
  ...peopleRefusals,
  ...accountDeletionRefusals,
  ...tradersRefusals,
};

export type AccountRefusal = keyof typeof accountRefusals;
