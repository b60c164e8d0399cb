import { GroupIntegrationEvent } from '@lendring/contracts/group/integration.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { GroupKind } from '@lendring/contracts/notification/kinds.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { addNotice } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.js';
import type { Clients } from '../ports.js';
import type { Turns } from '../tell-people.js';

type Deps = Readonly<{ commands: CommandHandler; leadersOf: Clients['leadersOf']; inTurn: Turns }>;
type Told = Readonly<{ kind: GroupKind; people: readonly string[] }>;

/** Nobody reads the name of a group here, nor who it was: the page says so to whoever may see it. */
const toldOf = async (said: GroupIntegrationEvent, leadersOf: Deps['leadersOf']): Promise<Told | null> => {
  switch (said.type) {
    case 'group.asked':
      return { kind: 'group_asked', people: await leadersOf(said.subject) };
    case 'group.admitted':
      return { kind: 'group_admitted', people: [said.data.userId] };
    case 'group.declined':
      return { kind: 'group_declined', people: [said.data.userId] };
    case 'group.appointed':
      return { kind: 'group_appointed', people: [said.data.userId] };
    case 'group.member_gone':
      return said.data.blocked ? { kind: 'group_out', people: [said.data.userId] } : null;
    default:
      return null;
  }
};

/** Tells who leads a group that somebody asks to join, and everybody else what became of them there. */
export const whenAGroupMovesThenTell = ({ commands, leadersOf, inTurn }: Deps): Reaction => ({
  name: 'when-a-group-moves-then-tell',
  topics: ['group'],
  react: async ({ type, subject, data, time }, call) => {
    const read = GroupIntegrationEvent.safeParse({ type, subject, data });
    const told = read.success ? await toldOf(read.data, leadersOf) : null;
    if (!told || told.people.length === 0) return undefined;
    const { kind, people } = told;
    return inTurn(people, () =>
      commands.execute(call, async (unit) => {
        for (const userId of people) {
          const { state } = await unit.load(inboxAggregate, userId);
          const moment = { notificationId: derivedId(call.commandId, `tells ${userId}`), now: call.at };
          unit.append(
            inboxAggregate,
            userId,
            addNotice(state, { userId, kind, about: subject, at: time, count: 1 }, moment),
          );
        }
        return decided(undefined);
      }),
    );
  },
});
