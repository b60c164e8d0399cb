import { describeStoredEvents } from '../testing/stored-events.js';
import { AccountEvent, AutoReplyEvent, FavouriteEvent, NicknameEvent, accountPersonal } from './events.js';

describeStoredEvents('account', [AccountEvent, NicknameEvent, FavouriteEvent, AutoReplyEvent], {
  personal: accountPersonal,
});
