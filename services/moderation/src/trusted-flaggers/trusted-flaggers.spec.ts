import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { caseIdOf } from '../case/case-id.js';
import { admin, member, moderator, startService, visitor } from '../../testing/service.js';
import { completed, declined, idOf, snapshot, subject } from '../../testing/case.js';
import { reporting } from '../../testing/cases.js';

let service: Awaited<ReturnType<typeof startService>>;
beforeEach(async () => {
  service = await startService();
  service.things.set(idOf('watch'), { ownerId: idOf('watch'), snapshot });
});
afterEach(() => service.stop());

const watch = member('watch');
const details = {
  organisation: 'Stelle gegen Betrug e. V.',
  awardedBy: 'Bundesnetzagentur',
  email: 'stelle@example.org',
};
const appointing = { userId: idOf('watch'), ...details, reason: 'Steht in der Liste der Kommission.' };
const report = (change: object = {}) => reporting({ subject, typeId: 9, ...change });
const caseId = caseIdOf(subject, idOf('owner'));
const paging = { page: 1, size: 20 };

const queue = async (trusted?: true) =>
  (await service.ask(moderator('mia'), 'queue', { filter: { state: 'waiting', ...(trusted && { trusted }) }, paging }))
    .items;

describe('trusted flaggers', () => {
  it('are appointed by admins only, with reasons, and never by themselves', async () => {
    for (const somebody of [visitor, watch, moderator('mia')])
      expect(await service.tell(somebody, 'appointFlagger', appointing)).toBe('flagger_not_found');
    expect(await service.tell(admin('ada'), 'appointFlagger', { ...appointing, userId: idOf('nobody') })).toBe(
      'flagger_not_found',
    );
    service.things.set(idOf('ada'), { ownerId: idOf('ada'), snapshot });
    expect(await service.tell(admin('ada'), 'appointFlagger', { ...appointing, userId: idOf('ada') })).toBe(
      'flagger_own',
    );
    expect(await service.tell(admin('ada'), 'appointFlagger', appointing)).toBe('ok');
    expect(await service.tell(admin('eve'), 'appointFlagger', appointing)).toBe('ok');
    const stored = await service.store.read(`flagger-${idOf('watch')}`);
    expect(stored.map(({ type }) => type)).toEqual(['FlaggerAppointed']);
    expect(await service.ask(moderator('mia'), 'flaggers', {})).toEqual([]);
    expect(await service.ask(admin('ada'), 'flaggers', {})).toMatchObject([{ ...details, reports: 0, declined: 0 }]);
    expect(await service.tell(admin('ada'), 'removeFlagger', { userId: idOf('watch'), reason: 'Aufgehoben.' })).toBe(
      'ok',
    );
    expect(await service.ask(admin('ada'), 'flaggers', {})).toEqual([]);
  });

  it('come first in the queue, and are marked in case, decision and statistics', async () => {
    await service.tell(admin('ada'), 'appointFlagger', appointing);
    const other = { kind: 'offer', id: 'a3v9w0m2q7' } as const;
    service.things.set(other.id, { ownerId: idOf('owner'), snapshot });
    expect(await service.tell(member('rita'), 'report', report({ subject: other }))).toBe('ok');
    expect(await service.tell(watch, 'report', report())).toBe('ok');
    expect((await queue()).map(({ trusted, urgency }) => [trusted, urgency])).toEqual([
      [true, 3],
      [false, 1],
    ]);
    expect((await queue(true)).map((row) => row.caseId)).toEqual([caseId]);
    const seen = await service.ask(moderator('mia'), 'case', { caseId });
    expect(seen?.allReports).toMatchObject([{ trusted: true, record: { reports: 1, declined: 0 } }]);

    service.clock.time = '2027-02-01T15:00:00.000Z';
    const verdict = completed({ lock: true });
    expect(await service.tell(moderator('mia'), 'decide', { caseId, after: null, verdict })).toBe('ok');
    const [decision] = await service.ask(member('owner'), 'decisions', {});
    expect(decision?.trusted).toBe(true);
    const [month] = await service.ask(visitor, 'transparency', {});
    expect(month).toMatchObject({ reports: 2, byTrusted: 1, trustedHours: { '5': 1 } });
  });

  it('keep their mark on earlier reports after their removal', async () => {
    await service.tell(admin('ada'), 'appointFlagger', appointing);
    await service.tell(watch, 'report', report());
    await service.tell(admin('ada'), 'removeFlagger', { userId: idOf('watch'), reason: 'Aufgehoben.' });
    expect((await queue(true)).map((row) => row.caseId)).toEqual([caseId]);
    await service.tell(moderator('mia'), 'decide', { caseId, after: null, verdict: declined });
    await service.tell(watch, 'report', report());
    expect((await queue()).map(({ trusted }) => trusted)).toEqual([false]);
  });

  it('are shown with the number of their declined reports', async () => {
    await service.tell(watch, 'report', report());
    await service.tell(moderator('mia'), 'decide', { caseId, after: null, verdict: declined });
    const other = { kind: 'offer', id: 'a3v9w0m2q7' } as const;
    service.things.set(other.id, { ownerId: idOf('owner'), snapshot });
    await service.tell(watch, 'report', report({ subject: other }));
    const seen = await service.ask(moderator('mia'), 'case', { caseId: caseIdOf(other, idOf('owner')) });
    expect(seen?.allReports).toMatchObject([{ trusted: false, record: { reports: 2, declined: 1 } }]);
  });

  it('lose the status when their account is deleted', async () => {
    await service.tell(admin('ada'), 'appointFlagger', appointing);
    await service.deleteAccount(idOf('watch'));
    await service.settle();
    expect(await service.ask(admin('ada'), 'flaggers', {})).toEqual([]);
    const stored = await service.store.read(`flagger-${idOf('watch')}`);
    expect(stored.at(-1)).toMatchObject({ type: 'FlaggerRemoved', data: { by: null, reason: null } });
  });
});
