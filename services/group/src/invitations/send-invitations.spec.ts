import { expect, it } from 'vitest';
import type { GroupEvent } from '@lendring/contracts/group/events.js';
import { isRefused, type Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Mail } from '@lendring/platform/mail/mail.port.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { anna, at, described, founded, groupId, opened, secretOf } from '../../testing/group.js';
import { inviteByMail } from './decide.js';
import { groupAggregate, type Group } from '../group/group.aggregate.js';
import { sendInvitations } from './send-invitations.js';

const email = 'ben@example.org';
const fold = (events: readonly GroupEvent[], from = groupAggregate.initialState): Group =>
  events.reduce(groupAggregate.evolve, from);

const mailTo = async (language: Locale | null, isApart = false): Promise<Omit<Mail, 'id'> | undefined> => {
  const group = fold([founded, opened('invitation', false), described]);
  const act = { groupId, userId: anna, at };
  const decision = inviteByMail(group, act, secretOf('mail'), { email, locale: 'de' });
  if (isRefused(decision)) throw new Error(decision.refusal.code);
  const invited = fold(decision.events, group);
  const sent: Mail[] = [];
  const policy = sendInvitations({
    mailer: { send: (mail) => Promise.resolve(void sent.push(mail)) },
    load: <State>(_: Aggregate<State, never>) => Promise.resolve(invited as State),
    nameOf: () => Promise.resolve('anna'),
    languageAt: (address) => Promise.resolve(address === email ? language : null),
    isAddressApart: (address, userId) => Promise.resolve(isApart && address === email && userId === anna),
    publicUrl: 'https://lend.example',
  });
  for (const event of decision.events) {
    const recorded = { ...event, id: 'e1', stream: `group-${groupId}`, position: '1', at, actor: anna };
    await policy.react(recorded, systemCommand({ commandId: 'c1', name: 'spec', at }));
  }
  return sent[0];
};

it.each([
  ['nl', /^Uitnodiging voor de groep/, '/nl/'],
  ['en', /^Invitation to the group/, '/en/'],
  [null, /^Einladung in die Gruppe/, 'https://lend.example/gruppeneinladung/'],
] as const)(
  'sends the invitation in the language of the account, or else of the inviter: %s',
  async (language, subject, page) => {
    const mail = await mailTo(language);
    expect(mail?.to).toBe(email);
    expect(mail?.subject).toMatch(subject);
    expect(mail?.text).toContain(page);
  },
);

it('sends nothing between people of whom one has blocked the other', async () => {
  expect(await mailTo('de', true)).toBeUndefined();
});
