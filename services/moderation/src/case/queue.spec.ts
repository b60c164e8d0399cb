import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QueueSort } from '@lendring/contracts/moderation/case.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { idOf, snapshot } from '../../testing/case.js';
import { minutes, reporting, startCases } from '../../testing/cases.js';
import { admin, member, moderator, visitor } from '../../testing/service.js';

const ada = admin('ada');
const things = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'dddddddddd'];

describe('the queue of cases', () => {
  let service: Awaited<ReturnType<typeof startCases>>;
  const page = async (question: object, number = 1, size = 10, who = ada) => {
    const { filter = {}, ...rest } = question as { filter?: object };
    return service.ask(who, 'queue', {
      filter: { state: 'waiting', ...filter },
      ...rest,
      paging: { page: number, size },
    });
  };
  const order = async (question: object) => (await page(question)).items.map(({ subject }) => subject.id.charAt(0));

  beforeEach(async () => {
    service = await startCases();
    for (const id of things) service.things.set(id, { ownerId: idOf(`owner of ${id}`), snapshot });
    const report = async (who: string, id: string, typeId: number, minute: number) => {
      service.clock.time = minutes(minute);
      const told = reporting({ subject: { kind: 'offer', id }, typeId, network: `192.0.2.${minute}` });
      expect(await service.tell(member(who), 'report', told)).toBe('ok');
    };
    await report('ben', 'aaaaaaaaaa', 7, 1);
    await report('ben', 'bbbbbbbbbb', 7, 2);
    await report('ben', 'cccccccccc', 2, 3);
    await report('cleo', 'cccccccccc', 2, 4);
    await report('cleo', 'dddddddddd', 2, 5);
  });
  afterEach(async () => service.stop());

  it('pages through each order both ways, with stable ties', async () => {
    for (const sort of QueueSort.options) {
      const whole = await order({ sort });
      const pages = await Promise.all([1, 2, 3, 4].map((number) => page({ sort }, number, 1)));
      expect(pages.flatMap(({ items }) => items.map(({ subject }) => subject.id.charAt(0)))).toEqual(whole);
      const back = sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
      expect(await order({ sort: back })).toEqual(whole.toReversed());
    }
    expect(await order({ sort: 'changed' })).toEqual(['a', 'b', 'c', 'd']);
    expect((await order({ sort: '-reports' }))[0]).toBe('c');
    expect(await order({})).toEqual(await order({ sort: '-urgency' }));
  });

  it('combines filter and order, and is empty past its end', async () => {
    expect(await order({ filter: { typeId: 7 }, sort: '-changed' })).toEqual(['b', 'a']);
    expect(await order({ filter: { typeId: 2, kind: 'offer' }, sort: 'reports' })).toEqual(['d', 'c']);
    expect(await page({ sort: 'due' }, 500)).toMatchObject({ items: [], total: 4 });
  });

  it('refuses an unknown order', async () => {
    await expect(page({ sort: 'title' })).rejects.toThrow('Invalid option');
    await expect(page({ sort: '--due' })).rejects.toThrow('Invalid option');
  });

  it('finds a case by the report number in the mail, in any state', async () => {
    await eventually(
      async () => service.mails.length,
      (mails) => mails >= 5,
    );
    const [{ caseId } = { caseId: '' }] = (await page({ filter: { typeId: 7 }, sort: 'changed' })).items;
    const view = await service.ask(ada, 'case', { caseId });
    const reportId = view?.allReports[0]?.reportId ?? '';
    const number = reportId.slice(0, 8).toUpperCase();
    expect(service.mails.some((mail) => JSON.stringify(mail).includes(number))).toBe(true);
    for (const written of [number, number.toLowerCase(), reportId, caseId, caseId.slice(0, 8)])
      expect(await order({ filter: { state: 'all', number: written } })).toEqual(['a']);
    expect(await order({ filter: { state: 'completed', number } })).toEqual([]);
    expect(await order({ filter: { state: 'all', number: '00000000' } })).toEqual([]);
    await expect(page({ filter: { number: '1234' } })).rejects.toThrow('Invalid string');
  });

  it('finds cases by words of the reported item and by the owner of the item', async () => {
    const snapshots = { aeeeeeeeee: 'Kajak für 4 Personen, grün', beeeeeeeee: 'Grünes Kajak' };
    for (const [n, [id, title]] of Object.entries(snapshots).entries()) {
      service.clock.time = minutes(10 + n);
      service.things.set(id, { ownerId: idOf(`owner of ${id}`), snapshot: { ...snapshot, title } });
      const told = reporting({ subject: { kind: 'offer', id }, typeId: 7, network: '192.0.2.99' });
      expect(await service.tell(member('dora'), 'report', told)).toBe('ok');
    }
    const found = (text: string, owners: readonly string[] = []) =>
      order({ filter: { state: 'all', text, owners }, sort: 'changed' });
    expect(await found('kajak')).toEqual(['a', 'b']);
    expect(await found(' KAJAK f')).toEqual(['a']);
    expect(await found('personen kajak')).toEqual(['a']);
    expect(await found('pers')).toEqual([]);
    expect(await found('–')).toEqual([]);
    expect(await found('cleo', [idOf('owner of cccccccccc')])).toEqual(['c']);
    expect(await found('kajak', [idOf('owner of cccccccccc')])).toEqual(['c', 'a', 'b']);
    expect(await order({ filter: { state: 'completed', text: 'kajak' } })).toEqual([]);
  });

  it('is open to moderators only, and hides cases about the reader', async () => {
    for (const who of [member('ben'), visitor])
      expect(await page({ sort: 'due' }, 1, 10, who)).toMatchObject({ total: 0 });
    const owner = moderator('owner of aaaaaaaaaa');
    const { items, total } = await page({ sort: 'changed' }, 1, 10, owner);
    expect([total, items.map(({ subject }) => subject.id.charAt(0))]).toEqual([3, ['b', 'c', 'd']]);
  });
});
