import type { MentionedRequest } from '@lendring/contracts/request/queries.js';
import type { ConfirmErasure } from '@lendring/platform/runtime/service/erase-person.js';

/** Asks the request service how a request stands for one of its sides; null when there is no such request. */
export type StatusOf = (requestId: string, userId: string) => Promise<MentionedRequest['status'] | null>;

/** What the notification service asks of others. */
export type Clients = Readonly<{ statusOf: StatusOf; confirmErasure: ConfirmErasure }>;
