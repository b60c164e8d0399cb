import { describeStoredEvents } from '../testing/stored-events.js';
import {
  AccountEvent,
  AutoReplyEvent,
  BlockEvent,
  FavouriteEvent,
  NicknameEvent,
  TakeoutEvent,
  accountPersonal,
} from './events.js';
import { ActivityEvent } from './activity.js';
import { FileEvent, LookupEvent } from './file.js';
import { PhoneNumberEvent, SmsDayEvent } from './phone.js';
import { PaperEvent } from './reputation.js';
import { TraderEvent, TraderRuleEvent } from './trader.js';

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
