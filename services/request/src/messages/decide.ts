import { type Suspension, suspensionRefusal } from '@lendring/contracts/account/suspension.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { isAgreed, statusAt } from '@lendring/contracts/request/lifecycle.js';
import { acting, asParty, authored, firstAnswer, nothing, parties, type Data, type Decide } from '../request/decide.js';

/** The message id is the command id. */
export const say = acting<Data<'say'>>('message', (request, party, { text }) => [
  {
    type: 'MessageSent',
    data: { ...authored(request, party.side), ...parties(request), messageId: party.commandId, text },
  },
  ...firstAnswer(request, party),
]);

/**
 * Restricts {@link say} for a suspended author (null: not suspended), who may write in agreed loans, which continue,
 * but not negotiate new ones.
 */
export const sayUnlessSuspended =
  (suspension: Suspension | null): Decide<Data<'say'>> =>
  (state, data, context) =>
    asParty<Data<'say'>>((request, { at }) =>
      suspension && !isAgreed(statusAt(request, at))
        ? { refusal: suspensionRefusal(suspension, context.locale) }
        : say(state, data, context),
    )(state, data, context);

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
