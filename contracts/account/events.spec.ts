import { describeStoredEvents } from '../testing/stored-events.js';
import {
  AccountEvent,
  AutoReplyEvent,
  FavouriteEvent,
  NicknameEvent,
  TakeoutEvent,
  accountPersonal,
} from './events.js';

describeStoredEvents('account', [AccountEvent, NicknameEvent, FavouriteEvent, AutoReplyEvent, TakeoutEvent], {
  personal: accountPersonal,
});
