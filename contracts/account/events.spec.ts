import { describeStoredEvents } from '../testing/stored-events.js';
import { AccountEvent, accountPersonal } from './events.js';
import { AutoReplyEvent } from './auto-reply.js';
import { BlockEvent } from './blocks.js';
import { FavouriteEvent } from './favourites.js';
import { NicknameEvent } from './nickname.js';
import { TakeoutEvent } from './takeout.js';
import { FileEvent, LookupEvent } from './people.js';
import { TraderEvent, TraderRuleEvent } from './traders.js';
import { ActivityEvent } from './activity.js';
import { PhoneNumberEvent, SmsDayEvent } from './phone.js';
import { PaperEvent } from './reputation.js';

describeStoredEvents(
  'account',
  [
    AccountEvent,
    NicknameEvent,
    BlockEvent,
    FavouriteEvent,
    AutoReplyEvent,
    TakeoutEvent,
    FileEvent,
    LookupEvent,
    PhoneNumberEvent,
    SmsDayEvent,
    PaperEvent,
    ActivityEvent,
    TraderEvent,
    TraderRuleEvent,
  ],
  { personal: accountPersonal },
);
