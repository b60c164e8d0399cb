import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { createKeyedMutex } from '@lendring/platform/base/keyed-mutex.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { add, forgetRequest, markRead, overtake, replace, settle, type News } from './decide.js';
import { inboxAggregate } from './inbox.aggregate.js';

export const tellPeople = async (
  unit: Unit,
  { tells, seenBy, done = [], overtaken = [], replaced = [], lost = [] }: News,
  requestId: string,
  call: CommandCall,
) => {
  if (seenBy !== null) {
    const { state } = await unit.load(inboxAggregate, seenBy);
    unit.append(inboxAggregate, seenBy, markRead(state, seenBy, { requestId }));
  }
  for (const one of done) {
    const { state } = await unit.load(inboxAggregate, one.userId);
    unit.append(inboxAggregate, one.userId, settle(state, one, requestId));
  }
  for (const userId of lost) {
    const { state } = await unit.load(inboxAggregate, userId);
    unit.append(inboxAggregate, userId, forgetRequest(state, userId, requestId));
  }
  for (const one of replaced) {
    const { state } = await unit.load(inboxAggregate, one.userId);
    unit.append(inboxAggregate, one.userId, replace(state, one, requestId));
  }
  for (const one of overtaken) {
    const { state } = await unit.load(inboxAggregate, one.userId);
    unit.append(inboxAggregate, one.userId, overtake(state, one, requestId));
  }
  for (const tell of tells) {
    const { state } = await unit.load(inboxAggregate, tell.userId);
    const notificationId = derivedId(call.commandId, `tells ${tell.userId}`);
    unit.append(inboxAggregate, tell.userId, add(state, tell, { notificationId, now: call.at }));
  }
};

const PATIENCE_MS = 2_000;

/** Serialises work on the inboxes of some users; concurrent appends would conflict and retry. */
export const createTurns = () => {
  const inTurn = createKeyedMutex(PATIENCE_MS);
  return <Result>(userIds: readonly string[], work: () => Promise<Result>): Promise<Result> =>
    // Sorted lock order prevents deadlocks.
    [...new Set(userIds)]
      .toSorted()
      .reduceRight<() => Promise<Result>>((next, userId) => () => inTurn(userId, next), work)();
};
export type Turns = ReturnType<typeof createTurns>;
