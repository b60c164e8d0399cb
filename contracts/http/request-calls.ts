import * as z from 'zod';
import { requestCommands } from '../request/commands.js';
import { RequestId } from '../kernel/ids.js';
import { NoBody, call } from './call.js';
import { bodyOf } from './camel-case.js';
import {
  AcceptBody,
  CalendarQuery,
  CalendarShape,
  HandoverAnswerBody,
  HandoverBody,
  MessageBody,
  RatingBody,
  RatingListShape,
  RatingQuery,
  ReasonBody,
  RequestBody,
  RequestListQuery,
  RequestListShape,
  RequestShape,
  WaitingShape,
} from './request.js';

const ofRequest = { access: 'user', id: RequestId, key: 'requestId' } as const;
/** Changes that the request itself answers. */
const changed = { ...ofRequest, answers: 'request', answer: RequestShape } as const;

export const requestCalls = {
  ask: call('POST /request', {
    access: 'user',
    underTerms: true,
    body: RequestBody,
    summary: 'Ask for an offer',
    answer: RequestShape,
  }),
  requests: call('GET /request', {
    access: 'user',
    query: RequestListQuery,
    summary: 'Own requests by side and tab',
    answer: RequestListShape,
  }),
  waiting: call('GET /request_waiting', {
    access: 'user',
    summary: 'What waits for oneself: answers, agreements, hand-overs and returns tomorrow, ratings',
    answer: WaitingShape,
  }),
  request: call('GET /request/{id}', { access: 'user', id: RequestId, summary: 'One request', answer: RequestShape }),
  accept: call('PATCH /request_accept/{id}', {
    ...ofRequest,
    body: AcceptBody,
    summary: 'Accept as one side',
    answer: RequestShape,
  }),
  decline: call('PATCH /request_decline/{id}', {
    ...changed,
    whenSuspended: true,
    body: ReasonBody,
    sends: 'request.decline',
    summary: 'Decline as vendor',
  }),
  withdraw: call('PATCH /request_withdraw/{id}', {
    ...changed,
    whenSuspended: true,
    body: NoBody,
    sends: 'request.withdraw',
    summary: 'Withdraw as creator',
  }),
  takeOver: call('PATCH /request_take_over/{id}', {
    ...changed,
    body: NoBody,
    sends: 'request.takeOver',
    summary: 'Lend the thing of a group that one leads, in place of whoever lends it now',
    note: 'To everybody else it answers 404. What both sides shared of their addresses is shared no longer.',
  }),
  cancel: call('PATCH /request_cancel/{id}', {
    ...changed,
    whenSuspended: true,
    body: bodyOf(requestCommands.cancel, 'requestId'),
    sends: 'request.cancel',
    summary: 'Cancel what was agreed, with a reason',
    note: 'Either side until the period begins; from then on the vendor alone (409 `already_begun`), until the creator has handed it back (409 `already_handed_back`). A loan that was cancelled after it had begun can be rated, and contact details stay for 30 days.',
  }),
  handBack: call('PATCH /request_hand_back/{id}', {
    ...changed,
    whenSuspended: true,
    body: NoBody,
    sends: 'request.handBack',
    summary: 'Say as creator that the thing is back',
    note: 'The vendor is told and completes the loan. Once the period is over the creator can complete it as well.',
  }),
  recordHandover: call('PATCH /request_handover/{id}', {
    ...changed,
    whenSuspended: true,
    body: HandoverBody,
    sends: 'request.recordHandover',
    summary: 'Record as vendor which parts went out or came back',
    note: 'From 24 hours before the period until 14 days after its end. A later record corrects the one before.',
  }),
  answerHandover: call('PATCH /request_handover_answer/{id}', {
    ...changed,
    whenSuspended: true,
    body: HandoverAnswerBody,
    sends: 'request.answerHandover',
    summary: 'Confirm a record as creator, or object to it, once',
  }),
  complete: call('PATCH /request_complete/{id}', {
    ...changed,
    whenSuspended: true,
    body: NoBody,
    sends: 'request.complete',
    summary: 'The thing is back',
  }),
  shareAddress: call('PATCH /request_address/{id}', {
    ...changed,
    whenSuspended: true,
    body: bodyOf(requestCommands.shareAddress, 'requestId'),
    sends: 'request.shareAddress',
    summary: 'Share own address with the other side, or stop',
  }),
  say: call('POST /request_message/{id}', {
    ...changed,
    whenSuspended: true,
    body: MessageBody,
    sends: 'request.say',
    summary: 'Write a message',
  }),
  markRead: call('PATCH /request_read/{id}', {
    ...ofRequest,
    whenSuspended: true,
    body: NoBody,
    sends: 'request.markRead',
    until: 'request.standing',
    summary: 'All of this request has been read',
  }),
  archive: call('PATCH /request_archive/{id}', {
    ...changed,
    whenSuspended: true,
    body: bodyOf(requestCommands.archive, 'requestId'),
    sends: 'request.archive',
    summary: 'Move to the archive or back',
  }),

  ratings: call('GET /rating', {
    access: 'anyone',
    query: RatingQuery,
    note: 'One of the two: `user_id`, with `side` to see one role only, or `offer_id`.',
    summary: 'Ratings of a person or an offer',
    answer: RatingListShape,
  }),
  rate: call('POST /rating', {
    access: 'user',
    whenSuspended: true,
    body: RatingBody,
    summary: 'Rate the other side of a completed request',
    answer: RequestShape,
  }),
  answerRating: call('PATCH /rating_answer/{id}', {
    ...changed,
    body: bodyOf(requestCommands.answerRating, 'requestId'),
    sends: 'request.answerRating',
    summary: "Answer the other side's rating of this request, once, when it is shown",
  }),
  calendar: call('GET /calendar', {
    access: 'user',
    query: CalendarQuery,
    summary: 'Own calendar as provider and requester',
    answer: z.array(CalendarShape),
  }),
} as const;
