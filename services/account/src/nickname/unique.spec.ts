import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProfileChanges } from '@lendring/contracts/account/profile.js';
import { memoryKeys } from '@lendring/platform/testing/memory.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { address, otherId, userId } from '../../testing/account.js';
import { asking, by, keys, runningService, user, visitor } from '../../testing/service.js';
import { nicknameId } from './nickname-id.js';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
});
afterEach(async () => {
  await service.stop();
});

const own = user(userId);
const change = (changes: ProfileChanges, actor = own) => service.commands.changeProfile({ changes }, by(actor));
const full: ProfileChanges = {
  nickname: 'Kamera.Kiste',
  firstname: 'Alex',
  lastname: 'Beispiel',
  address,
  phone: '+49 761 1',
};
const completed = async (changes: ProfileChanges = full) => {
  await service.open(userId);
  expect(await change(changes)).toMatchObject({ ok: true });
  await service.settle();
};
const taken = { ok: false, refusal: { code: 'nickname_taken' } };

describe('nicknames', () => {
  it('are found in any spelling, but not by other names', async () => {
    await completed();
    const find = (nickname: string) => service.queries.publicProfile({ nickname }, asking(visitor));
    expect(await find('kamera-kiste')).toMatchObject({ userId, nickname: 'Kamera.Kiste' });
    expect([await find('Kamerakist'), await find(''), await find('...')]).toEqual([null, null, null]);
  });

  it('are available to their holder and taken for others, in any spelling', async () => {
    await completed();
    await service.open(otherId);
    const problem = (nickname: string, actor = user(otherId)) =>
      service.queries.nicknameProblem({ nickname }, asking(actor));
    expect([
      await problem('KAMERAKISTE'),
      await problem('KAMERAKISTE', own),
      await problem('Kamerakiste', visitor),
      await problem('Zeltmeister'),
    ]).toEqual(['nickname_taken', null, 'nickname_taken', null]);
    expect([
      await problem('kurz'),
      await problem(''),
      await problem('x'.repeat(41)),
      await problem('zwei Worte'),
      await problem('_strich'),
    ]).toEqual(['nickname_short', 'nickname_short', 'nickname_long', 'nickname_letters', 'nickname_letters']);
    expect([await problem('lendring_support'), await problem('LeNDR1NG')]).toEqual([
      'nickname_reserved',
      'nickname_reserved',
    ]);
    expect(await problem('www.evil.example')).toBe('nickname_address');
    expect(await change({ nickname: 'Kamera_Kiste' }, user(otherId))).toEqual(taken);
    expect(await change({ nickname: 'KAMERA-kiste' })).toMatchObject({ ok: true });
  });

  it('are released when the holder takes another nickname, and can be taken again', async () => {
    await completed();
    await service.open(otherId);
    for (const nickname of ['Zeltmeister', 'Kamera.Kiste', 'Zeltmeister'])
      expect(await change({ nickname })).toMatchObject({ ok: true });
    expect(await change({ nickname: 'Zeltmeister' }, user(otherId))).toEqual(taken);
    expect(await change({ nickname: 'Kamera.Kiste' }, user(otherId))).toMatchObject({ ok: true });
    expect(await change({ nickname: 'Kamera.Kiste' })).toEqual(taken);
  });

  it('are refused if they look like a web address, even as a new spelling of the current nickname', async () => {
    await completed();
    const refusal = { ok: false, refusal: { code: 'nickname_address' } };
    expect(await change({ nickname: 'www.evil.example' })).toEqual(refusal);
    expect(await change({ nickname: 'gelderkom' })).toMatchObject({ ok: true });
    expect(await change({ nickname: 'gelder.kom' })).toMatchObject({ ok: true });
    expect(await change({ nickname: 'evil_com' })).toMatchObject({ ok: true });
    expect(await change({ nickname: 'evil.com' })).toEqual(refusal);
  });

  it('are refused in any spelling if reserved for the operator', async () => {
    await completed();
    for (const nickname of [
      'Lendring',
      'lendring_support',
      'admin_lendring',
      'L\u0435ndr1ng',
      'Support_Team',
      'adm1n2027',
      'der_administrator',
      's.u.p.p.o.r.t',
      'Kundenservice',
    ]) {
      expect([nickname, await change({ nickname })]).toEqual([
        nickname,
        { ok: false, refusal: { code: 'nickname_reserved' } },
      ]);
    }
    for (const nickname of ['badminton_fan', 'supporter_koeln', 'teamwork', 'Kamera.Kiste']) {
      expect([nickname, await change({ nickname })]).toEqual([nickname, { ok: true, position: expect.any(String) }]);
    }
  });

  it('leave everything else unchanged when refused', async () => {
    await completed();
    await service.open(otherId);
    expect(await change({ nickname: 'Kamera.Kiste', firstname: 'Robin' }, user(otherId))).toEqual(taken);
    expect(await service.store.read(`account-${otherId}`)).toHaveLength(1);
  });

  it('are set once by a retried command', async () => {
    await service.open(userId);
    const once = by(own, 'choose');
    for (const nickname of ['Zeltmeister', 'Kamera.Kiste', 'Zeltmeister']) {
      expect(
        await service.commands.changeProfile({ changes: { nickname } }, nickname === 'Zeltmeister' ? once : by(own)),
      ).toMatchObject({ ok: true });
    }
    await service.settle();
    expect(await service.queries.profile({}, asking(own))).toMatchObject({ nickname: 'Kamera.Kiste' });
  });

  it('have one holder when fifty users in two processes want the same nickname at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lendring-nicknames-'));
    const subjectKeys = memoryKeys();
    const processes = [
      await runningService(join(folder, 'log.sqlite'), subjectKeys),
      await runningService(join(folder, 'log.sqlite'), subjectKeys),
    ] as const;
    try {
      const people = Array.from({ length: 50 }, (_, n) => ({
        id: derivedId(userId, `person ${n}`),
        at: processes[n % 2 === 0 ? 0 : 1],
        nickname: ['Kamera.Kiste', 'kamerakiste', 'KameraK1ste'][n % 3] ?? '',
      }));
      for (const person of people) await person.at.open(person.id);
      const answers = await Promise.all(
        people.map((person) =>
          person.at.commands.changeProfile({ changes: { nickname: person.nickname } }, by(user(person.id))),
        ),
      );
      const winners = people.filter((_, n) => answers[n]?.ok);
      expect(winners).toHaveLength(1);
      for (const answer of answers)
        expect(answer.ok || ['nickname_taken', 'busy'].includes(answer.refusal.code)).toBe(true);
      const events = await processes[0].store.read(`nickname-${nicknameId(keys.nickname, 'Kamera.Kiste')}`);
      expect(events.map(({ type, data }) => [type, data.userId])).toEqual([['NicknameReserved', winners[0]?.id]]);
      for (const { id } of people) {
        const chosen = (await processes[1].store.read(`account-${id}`)).filter(({ type }) => type === 'NicknameChosen');
        expect(chosen).toHaveLength(id === winners[0]?.id ? 1 : 0);
      }
    } finally {
      for (const each of processes) await each.stop();
      rmSync(folder, { recursive: true });
    }
  });
});
