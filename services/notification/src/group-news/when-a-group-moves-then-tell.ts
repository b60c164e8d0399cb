import { GroupIntegrationEvent } from '@lendring/contracts/group/integration.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { NoticeKind } from '@lendring/contracts/notification/kinds.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { settled } from '@lendring/platform/runtime/followers/settled.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { addNotice, overtakeNotices } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.aggregate.js';
import { MEMBERS_AT_ONCE, type Clients } from '../ports.js';
import type { Turns } from '../inbox/tell-people.js';

type Deps = Readonly<{
  commands: CommandHandler;
  leadersOf: Clients['leadersOf'];
  waitingIn: Clients['waitingIn'];
  membersOf: Clients['membersOf'];
  endedMembersOf: Clients['endedMembersOf'];
  inTurn: Turns;
}>;
type Pages = Clients['membersOf'];
type Told = Readonly<{ kind: NoticeKind; about: string; otherId?: string; people: readonly string[] }>;

/** Membership changes: the latest makes earlier ones outdated, such as "removed" after "admitted". */
const standings: readonly NoticeKind[] = [
  'group_admitted',
  'group_declined',
  'group_appointed',
  'group_handed_over',
  'group_out',
];

const toldOf = async (said: GroupIntegrationEvent, leadersOf: Deps['leadersOf']): Promise<Told | null> => {
  const about = said.subject;
  switch (said.type) {
    case 'group.asked':
      return { kind: 'group_asked', about, otherId: said.data.userId, people: await leadersOf(about) };
    case 'group.joined': {
      const { userId } = said.data;
      const people = (await leadersOf(about)).filter((leader) => leader !== userId);
      return { kind: 'group_joined', about, otherId: userId, people };
    }
    case 'group.admitted':
      return { kind: 'group_admitted', about, people: [said.data.userId] };
    case 'group.declined':
      return { kind: 'group_declined', about, people: [said.data.userId] };
    case 'group.appointed':
      return { kind: 'group_appointed', about, people: [said.data.userId] };
    case 'group.handed_over':
      return { kind: 'group_handed_over', about, people: [said.data.userId] };
    case 'group.member_gone':
      return said.data.blocked ? { kind: 'group_out', about, people: [said.data.userId] } : null;
    case 'group.search_request_replied':
      return { kind: 'wanted_replied', about, otherId: said.data.userId, people: [said.data.creatorId] };
    case 'group.search_request_answered':
      return { kind: 'wanted_answered', about, otherId: said.data.creatorId, people: said.data.userIds };
    default:
      return null;
  }
};

/**
 * Notifies group admins of requests to join and new members; members of search requests and of the group's deletion;
 * authors of search requests and replies of answers; and users of changes to their membership.
 */
export const whenAGroupMovesThenTell = ({
  commands,
  leadersOf,
  waitingIn,
  membersOf,
  endedMembersOf,
  inTurn,
}: Deps): Reaction => {
  const tell = ({ people, ...told }: Told, at: string, call: CommandCall) =>
    inTurn(people, () =>
      commands.execute(call, async (unit) => {
        for (const userId of people) {
          const inbox = await unit.load(inboxAggregate, userId);
          if (standings.includes(told.kind)) {
            const overtaken = { userId, about: told.about, kinds: standings };
            unit.append(inboxAggregate, userId, overtakeNotices(inbox.state, overtaken));
          }
          const { state } = await unit.load(inboxAggregate, userId);
          const moment = { notificationId: derivedId(call.commandId, `tells ${userId}`), now: call.at };
          unit.append(inboxAggregate, userId, addNotice(state, { ...told, userId, at, count: 1 }, moment));
        }
        return decided(undefined);
      }),
    );
  const overtakeAsks = async (groupId: string, call: CommandCall) => {
    if ((await waitingIn(groupId)) > 0) return undefined;
    const leaders = await leadersOf(groupId);
    return inTurn(leaders, () =>
      commands.execute({ ...call, commandId: derivedId(call.commandId, 'nobody waits') }, async (unit) => {
        for (const userId of leaders) {
          const { state } = await unit.load(inboxAggregate, userId);
          const asks = { userId, about: groupId, kinds: ['group_asked'] } as const;
          unit.append(inboxAggregate, userId, overtakeNotices(state, asks));
        }
        return decided(undefined);
      }),
    );
  };
  const tellMembers = async (
    { kind, groupId, but, ofPage }: Readonly<{ kind: NoticeKind; groupId: string; but: string | null; ofPage: Pages }>,
    at: string,
    callFor: (userId: string) => CommandCall,
  ) => {
    for (let after: string | null = null; ;) {
      const page = await ofPage(groupId, after);
      for (const userId of page)
        if (userId !== but) settled(await tell({ kind, about: groupId, people: [userId] }, at, callFor(userId)));
      after = page.at(-1) ?? null;
      if (page.length < MEMBERS_AT_ONCE) return;
    }
  };

  return {
    name: 'when-a-group-moves-then-tell',
    topics: ['group'],
    react: async ({ type, subject, data, time }, call) => {
      const read = GroupIntegrationEvent.safeParse({ type, subject, data });
      if (!read.success) return undefined;
      if (read.data.type === 'group.search_request_made') {
        const { groupId, userId: but } = read.data.data;
        const callFor = (userId: string) => ({ ...call, commandId: derivedId(call.commandId, userId) });
        return tellMembers({ kind: 'group_wanted', groupId, but, ofPage: membersOf }, time, callFor);
      }
      // Deleting and hiding a group publish the same event (ADR 70); the group service knows whether members are to be
      // notified.
      if (read.data.type === 'group.withdrawn' || read.data.type === 'group.ended') {
        const { groupId } = read.data.data;
        // Derive the command id from the group, so that members are notified once: hiding and then deleting a group
        // publishes two events.
        const callFor = (userId: string) => ({ ...call, commandId: derivedId(userId, `group ended ${groupId}`) });
        return tellMembers({ kind: 'group_ended', groupId, but: null, ofPage: endedMembersOf }, time, callFor);
      }
      const told = await toldOf(read.data, leadersOf);
      const answer = told && told.people.length > 0 ? await tell(told, time, call) : undefined;
      if (read.data.type !== 'group.admitted' && read.data.type !== 'group.declined') return answer;
      if (answer) settled(answer);
      return overtakeAsks(subject, call);
    },
  };
};
