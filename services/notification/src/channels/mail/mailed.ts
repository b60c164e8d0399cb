import { isModerationKind, type MailedNoticeKind } from '@lendring/contracts/notification/kinds.js';
import type { RequestNews, Unread, UnreadNotice } from '../../inbox/inbox.aggregate.js';

export type Mailed = RequestNews | (UnreadNotice & Readonly<{ kind: MailedNoticeKind }>);

/** The moderation service mails its decisions itself. */
export const isMailed = (one: Unread): one is Mailed => !isModerationKind(one.kind);
