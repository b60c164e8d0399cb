import { decided } from '@lendring/contracts/kernel/decider.js';
import { acting, asParty, authored, firstAnswer, nothing, parties, type Data } from '../request/decide.js';

/** The message id is the command id. */
export const say = acting<Data<'say'>>('message', (request, party, { text }) => [
  {
    type: 'MessageSent',
    data: { ...authored(request, party.side), ...parties(request), messageId: party.commandId, text },
  },
  ...firstAnswer(request, party),
]);

export const markRead = asParty<Data<'markRead'>>((request, { side }) =>
  request.unread[side]
    ? decided([{ type: 'RequestRead', data: { requestId: request.requestId, side, ...parties(request) } }])
    : nothing,
);

export const archive = acting<Data<'archive'>>(
  ({ archived }) => (archived ? 'archive' : 'unarchive'),
  (request, { side }, { archived }) => [
    { type: 'RequestArchived', data: { requestId: request.requestId, side, ...parties(request), archived } },
  ],
);
