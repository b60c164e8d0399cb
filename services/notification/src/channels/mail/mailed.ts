import { isModerationKind, type MailedNoticeKind } from '@lendring/contracts/notification/kinds.js';
import type { RequestNews, Unread, UnreadNotice } from '../../inbox/inbox.js';

/** News that a mail of news may hold. */
export type Mailed = RequestNews | (UnreadNotice & Readonly<{ kind: MailedNoticeKind }>);

/** What moderation decided has a mail of its own. */
export const isMailed = (one: Unread): one is Mailed => !isModerationKind(one.kind);
