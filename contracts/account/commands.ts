import { accountDeletionCommands } from './account-deletion.js';
import { accountBasicCommands } from './account.js';
import { activityCommands } from './activity.js';
import { autoReplyCommands } from './auto-reply.js';
import { blocksCommands } from './blocks.js';
import { favouritesCommands } from './favourites.js';
import { openingDaysCommands } from './opening-days.js';
import { peopleCommands } from './people.js';
import { phoneCommands } from './phone.js';
import { placesCommands } from './places.js';
import { profileCommands } from './profile.js';
import { reputationCommands } from './reputation.js';
import { rolesCommands } from './roles.js';
import { takeoutCommands } from './takeout.js';
import { tradersCommands } from './traders.js';

/**
 * Commands act on the account of the user in the context, except that `open` acts on the account named in its data
 * (sign-in and system only).
 */
export const accountCommands = {
  ...accountBasicCommands,
  ...profileCommands,
  ...placesCommands,
  ...favouritesCommands,
  ...blocksCommands,
  ...autoReplyCommands,
  ...openingDaysCommands,
  ...takeoutCommands,
  ...phoneCommands,
  ...reputationCommands,
  ...rolesCommands,
  ...peopleCommands,
  ...activityCommands,
  ...accountDeletionCommands,
  ...tradersCommands,
} as const;
