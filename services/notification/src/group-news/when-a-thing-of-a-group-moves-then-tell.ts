import { decided } from '@lendring/contracts/kernel/decider.js';
import type { NoticeKind } from '@lendring/contracts/notification/kinds.js';
import { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { addNotice } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.aggregate.js';
import type { Clients } from '../ports.js';
import type { Turns } from '../inbox/tell-people.js';

type Told = Readonly<{ kind: NoticeKind; about: string; people: readonly string[] }>;

const toldOf = async (said: RequestIntegrationEvent, leadersOf: Clients['leadersOf']): Promise<Told | null> => {
  if (said.type === 'request.group_thing_asked') {
    const { groupId, vendorId, creatorId } = said.data;
    const people = (await leadersOf(groupId)).filter((userId) => userId !== vendorId && userId !== creatorId);
    return { kind: 'group_thing_asked', about: groupId, people };
  }
  if (said.type !== 'request.taken_over') return null;
  const { groupId, formerId } = said.data;
  return { kind: 'group_request_taken', about: groupId, people: [formerId] };
};

/** Notifies group admins of a request for an offer of their group, and the former vendor of a takeover. */
export const whenAThingOfAGroupMovesThenTell = ({
  commands,
  leadersOf,
  inTurn,
}: Readonly<{ commands: CommandHandler; leadersOf: Clients['leadersOf']; inTurn: Turns }>): Reaction => ({
  name: 'when-a-thing-of-a-group-moves-then-tell',
  topics: ['request'],
  types: ['request.group_thing_asked', 'request.taken_over'],
  react: async ({ type, subject, data, time: at }, call) => {
    const told = await toldOf(RequestIntegrationEvent.parse({ type, subject, data }), leadersOf);
    if (!told || told.people.length === 0) return undefined;
    const { kind, about, people } = told;
    return inTurn(people, () =>
      commands.execute(call, async (unit) => {
        for (const userId of people) {
          const { state } = await unit.load(inboxAggregate, userId);
          const moment = { notificationId: derivedId(call.commandId, `tells ${userId}`), now: call.at };
          unit.append(inboxAggregate, userId, addNotice(state, { userId, kind, about, at, count: 1 }, moment));
        }
        return decided(undefined);
      }),
    );
  },
});
