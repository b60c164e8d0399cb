import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { certification } from '@lendring/contracts/account/trader-rules.js';
import type { Actor, CommandAnswer, CommandContext } from '@lendring/contracts/kernel/service-api.js';
import { address, otherId, userId } from '../testing/account.js';
import { asking, by, runningService, system, user } from '../testing/service.js';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
  await service.open(userId);
  await service.open(otherId);
  await service.commands.giveRole({ userId: otherId, role: 'admin', reason: 'Von Anfang an.' }, by(system));
});
afterEach(() => service.stop());

const admin: Actor = { kind: 'user', userId: otherId, roles: ['admin'] };
const placeId = '5a0f1a2b-3c4d-4e5f-8a7b-6c5d4e3f2a1b';
const textId = '6b0f1a2b-3c4d-4e5f-8a7b-6c5d4e3f2a1b';
const said = (answer: CommandAnswer): string => (answer.ok ? 'ok' : answer.refusal.code);

type Commands = Awaited<ReturnType<typeof runningService>>['commands'];
type Act = (commands: Commands, context: CommandContext) => Promise<CommandAnswer>;

const acts: readonly (readonly [name: string, actor: Actor, once: Act, other: Act])[] = [
  [
    'a profile',
    user(userId),
    (commands, context) => commands.changeProfile({ changes: { firstname: 'Alex' } }, context),
    (commands, context) => commands.changeProfile({ changes: { firstname: 'Robin' } }, context),
  ],
  [
    'a place',
    user(userId),
    (commands, context) => commands.addPlace({ placeId, address }, context),
    (commands, context) => commands.addPlace({ placeId, address: { ...address, street: 'Lindenweg 5' } }, context),
  ],
  [
    'an automatic text',
    user(userId),
    (commands, context) => commands.writeAutoText({ textId, title: 'Urlaub', text: 'Bis Montag.' }, context),
    (commands, context) => commands.writeAutoText({ textId, title: 'Urlaub', text: 'Bis Freitag.' }, context),
  ],
  [
    'a role',
    admin,
    (commands, context) => commands.giveRole({ userId, role: 'support', reason: 'Hilft mit.' }, context),
    (commands, context) => commands.giveRole({ userId, role: 'moderator', reason: 'Hilft mit.' }, context),
  ],
];

describe('a retried command', () => {
  it.each(acts)('returns the same answer, and is refused for %s with other content', async (_, actor, once, other) => {
    const click = by(actor);
    expect(said(await once(service.commands, click))).toBe('ok');
    const head = await service.ports.store.head();
    expect(said(await once(service.commands, click))).toBe('ok');
    expect(said(await other(service.commands, click))).toBe('idempotency_key_reused');
    expect(await service.ports.store.head()).toBe(head);
    expect(said(await other(service.commands, by(actor)))).toBe('ok');
  });

  it.each(acts)(
    'takes effect once when sent twice at once with different content: %s',
    async (_, actor, once, other) => {
      const click = by(actor);
      const answers = await Promise.all([once(service.commands, click), other(service.commands, click)]);
      expect(answers.map(said).toSorted()).toEqual(['idempotency_key_reused', 'ok']);
    },
  );

  it('does not send a verified trader back for corrections', async () => {
    const changes = {
      nickname: 'Kamera.Kiste',
      firstname: 'Alex',
      lastname: 'Beispiel',
      phone: '0761 1234567',
      address,
    };
    await service.commands.changeProfile({ changes: { ...changes, commercial: true } }, by(user(userId)));
    const company = { company: 'Beispielverleih', legalHints: 'Impressum' };
    await service.commands.changeCompany({ changes: company }, by(user(userId)));
    await service.commands.giveTraderDetails({ register: null, certification }, by(user(userId)));
    await service.settle();
    const paging = { page: 1, size: 5 };
    const { items } = await service.queries.traders({ state: 'unchecked', paging }, asking(admin));
    const seen = items[0]?.seen ?? '';
    const click = by(admin);
    const find = (finding: Parameters<Commands['checkTrader']>[0]['finding']) =>
      service.commands.checkTrader({ userId, seen, finding }, click);
    expect(said(await find({ outcome: 'checked' }))).toBe('ok');
    expect(said(await find({ outcome: 'checked' }))).toBe('ok');
    expect(said(await find({ outcome: 'correction', reason: 'Nummer fehlt.' }))).toBe('idempotency_key_reused');
  });
});
