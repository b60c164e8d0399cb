import { otherSide } from '@lendring/contracts/kernel/side.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { createKeyedMutex } from '@lendring/platform/base/keyed-mutex.js';
import { accountAggregate, type AccountState } from '../account/account.aggregate.js';
import type { AccountDecision } from '../account/decide.js';
import { answered, lent, received, recounted } from './decide.js';

type Note = Readonly<{ userId: string; decide: (state: AccountState) => AccountDecision }>;

const noteOf = ({ type, data }: RequestIntegrationEvent): Note | null => {
  switch (type) {
    case 'request.rated':
      return {
        userId: data.aboutId,
        decide: (state) => received(state, data.aboutId, otherSide(data.side), data.stars),
      };
    case 'request.rating_recounted':
      return { userId: data.aboutId, decide: (state) => recounted(state, data.aboutId, otherSide(data.side), data) };
    case 'request.completed':
      return { userId: data.vendorId, decide: (state) => lent(state, data.vendorId) };
    case 'request.answered':
      return { userId: data.vendorId, decide: (state) => answered(state, data.vendorId, data.minutes) };
    default:
      return null;
  }
};

/** Maximum milliseconds that a command waits for others on the same account. */
const PATIENCE_MS = 2_000;

export const whenARequestMovesThenNoteIt = (commands: CommandHandler): Reaction => {
  // Serialise per user: many events for one user arrive at once, and parallel commands would conflict and retry.
  const inTurn = createKeyedMutex(PATIENCE_MS);
  return {
    name: 'when-a-request-moves-then-note-it',
    topics: ['request'],
    types: ['request.rated', 'request.rating_recounted', 'request.completed', 'request.answered'],
    react: async ({ type, subject, data }, call): Promise<CommandAnswer | undefined> => {
      const note = noteOf(RequestIntegrationEvent.parse({ type, subject, data }));
      return note
        ? inTurn(note.userId, () => commands.on(accountAggregate, note.userId, call, note.decide))
        : undefined;
    },
  };
};
