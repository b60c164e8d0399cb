import type { Body } from '@lendring/contracts/http/calls.js';
import type { MemberAct } from '@lendring/contracts/http/group-members.js';
import type { GroupBody, GroupShape } from '@lendring/contracts/http/groups.js';
import { must, type TestPerson } from '../driver/people.js';

export type Audience = NonNullable<Body<'changeOffer'>['audience']>;

export const foundGroup = async (who: TestPerson, settings: Partial<GroupBody> = {}): Promise<GroupShape> => {
  const body: GroupBody = {
    name: 'Geheimbund Wurfzelt',
    description: '',
    rules: '',
    color: '#007a7e',
    city_id: null,
    joining: 'open',
    listed: false,
    public_search_requests: false,
    ...settings,
  };
  return must('foundGroup', await who.call('foundGroup', { body })).data;
};

export const actOn = async (who: TestPerson, id: string, whom: TestPerson, what: MemberAct) =>
  must('changeMember', await who.call('changeMember', { id, body: { user_id: whom.userId, act: what } }));

export const enterGroup = async (admin: TestPerson, id: string, ...people: readonly TestPerson[]): Promise<void> => {
  const [link] = must(
    'makeGroupLink',
    await admin.call('makeGroupLink', { id, body: { days: null, uses: null } }),
  ).data;
  for (const who of people)
    must('acceptInvitation', await who.call('acceptInvitation', { id: link?.token ?? '', body: {} }));
};

export const forMembersOf = (...groups: readonly string[]): Audience => ({
  group_ids: [...groups],
  seen_by: 'members',
  lent_to: 'members',
  free_for_members: false,
  belongs_to: null,
});

export const shareOffer = async (who: TestPerson, id: string, audience: Audience) =>
  must('changeOffer', await who.call('changeOffer', { id, body: { audience } })).data;
