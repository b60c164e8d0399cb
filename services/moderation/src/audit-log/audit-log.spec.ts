import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActCode, ActFilter } from '@lendring/contracts/moderation/audit-log.js';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { at, idOf, subject } from '../../testing/case.js';
import { reporting } from '../../testing/cases.js';
import { admin, member, startService, visitor } from '../../testing/service.js';
import { acts } from './projection.js';
import { caseIdOf } from '../case/case-id.js';

const [ada, eve, ben] = [admin('ada'), admin('eve'), member('ben')];
const owner = idOf('owner');
const caseId = caseIdOf(subject, owner);
const minutes = (n: number): string => new Date(Date.parse(at) + n * 60_000).toISOString();

describe('the audit log', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  beforeEach(async () => {
    service = await startService();
  });
  afterEach(async () => service.stop());

  const note = (who: Actor, act: ActCode, on: object = {}) => {
    const actId = randomUUID();
    const told = service.tell(who, 'noteAct', { actId, act, subject: null, about: null, ...on });
    return told.then((answer) => ({ actId, answer }));
  };
  const page = async (filter: ActFilter = {}, more: { before?: string; size?: number; who?: Actor } = {}) => {
    const { before = null, size = 10, who = ada } = more;
    return service.ask(who, 'acts', { filter, before, size });
  };
  const codes = async (...asked: Parameters<typeof page>) => (await page(...asked)).acts.map(({ act }) => act);

  it('lists actor, action and target, newest first, with the owner of each case', async () => {
    await service.tell(ben, 'report', reporting({ subject }));
    await note(ada, 'case_read', { subject: { kind: 'case', id: caseId } });
    service.clock.time = minutes(1);
    const { actId } = await note(eve, 'invoices_listed');
    expect(await page()).toEqual({
      acts: [
        {
          actId,
          act: 'invoices_listed',
          subject: null,
          listed: null,
          about: null,
          by: idOf('eve'),
          at: minutes(1),
          refusal: null,
        },
        expect.objectContaining({ act: 'case_read', subject: { kind: 'case', id: caseId }, about: owner, at }),
      ],
      older: null,
      codes: expect.arrayContaining(['case_read', 'invoices_listed']),
      actors: [idOf('ada'), idOf('eve')].toSorted(),
    });
  });

  it('lists the known action codes, hiding whether case and hint entries exist', async () => {
    const known = async () => (await page()).codes;
    const before = await known();
    expect(before).toEqual(expect.arrayContaining(['case_read', 'case_decided', 'hint_read']));
    await note(ada, 'case_read');
    expect(await known()).toEqual(before);
    await note(ada, 'role_given');
    expect((await known()).filter((code) => !before.includes(code))).toEqual(['role_given']);
  });

  it('distinguishes views from changes, counting files and refused actions as changes', async () => {
    await note(ada, 'case_read');
    await note(ada, 'people_searched');
    await note(ada, 'word_listed');
    await note(ada, 'invoices_exported');
    const { actId } = await note(eve, 'invoice_read');
    await service.tell(eve, 'noteActRefused', { actId, refusal: 'role_needed' });
    expect((await codes({ manner: 'look' })).toSorted()).toEqual(['case_read', 'people_searched']);
    expect((await codes({ manner: 'deed' })).toSorted()).toEqual(['invoice_read', 'invoices_exported', 'word_listed']);
    expect(await codes({ manner: 'deed', by: idOf('eve') })).toEqual(['invoice_read']);
    expect(await codes({ manner: 'deed', act: 'case_read' })).toEqual([]);
  });

  it('records an action once, and its refusal once', async () => {
    const { actId } = await note(ada, 'role_taken', { subject: { kind: 'user', id: owner }, about: owner });
    expect(await service.tell(eve, 'noteActRefused', { actId, refusal: 'last_admin' })).toBe('act_not_found');
    expect(await service.tell(ada, 'noteActRefused', { actId, refusal: 'last_admin' })).toBe('ok');
    expect((await page()).acts).toMatchObject([{ about: owner, at, refusal: 'last_admin' }]);
  });

  it('keeps a completed action if its retry is refused, and a retry that succeeds after a refusal', async () => {
    const on = { subject: { kind: 'user' as const, id: owner }, about: owner };
    const { actId } = await note(ada, 'role_taken', on);
    service.clock.time = minutes(1);
    const again = { actId, act: 'role_taken' as const, ...on };
    expect(await service.tell(ada, 'noteAct', again)).toBe('ok');
    expect(await service.tell(ada, 'noteActRefused', { actId, refusal: 'last_admin' })).toBe('ok');
    expect((await page()).acts).toMatchObject([{ at, refusal: null }]);
    const { actId: other } = await note(ada, 'role_given', on);
    await service.tell(ada, 'noteActRefused', { actId: other, refusal: 'last_admin' });
    service.clock.time = minutes(2);
    await service.tell(ada, 'noteAct', { ...again, actId: other, act: 'role_given' });
    expect((await page()).acts[0]).toMatchObject({ act: 'role_given', at: minutes(2), refusal: null });
  });

  it('pages through entries, including entries of the same instant', async () => {
    for (const act of ['cases_listed', 'roles_listed', 'invoices_listed', 'acts_listed', 'ad_ended'] as const)
      await note(ada, act);
    const seen: ActCode[] = [];
    for (let before: string | null | undefined; before !== null;) {
      const { acts: some, older } = await page({}, { size: 2, ...(before && { before }) });
      seen.push(...some.map(({ act }) => act));
      before = older;
    }
    expect(seen.toSorted()).toEqual(['acts_listed', 'ad_ended', 'cases_listed', 'invoices_listed', 'roles_listed']);
  });

  it('filters by actor, target, action and days in Berlin time', async () => {
    service.clock.time = '2027-03-01T23:15:00.000Z';
    await note(ada, 'invoice_read', { subject: { kind: 'invoice', id: randomUUID() }, about: owner });
    service.clock.time = '2027-03-02T23:15:00.000Z';
    await note(eve, 'cases_listed');
    expect(await codes({ by: idOf('ada') })).toEqual(['invoice_read']);
    expect(await codes({ about: owner })).toEqual(['invoice_read']);
    expect(await codes({ act: 'cases_listed' })).toEqual(['cases_listed']);
    expect(await codes({ from: '2027-03-02', to: '2027-03-02' })).toEqual(['invoice_read']);
    expect(await codes({ from: '2027-03-03' })).toEqual(['cases_listed']);
    expect(await codes({ to: '2027-03-01' })).toEqual([]);
  });

  it('is open to admins only, and hides cases about the reader', async () => {
    const evesCase = { kind: 'user' as const, id: idOf('eve') };
    service.things.set(evesCase.id, { ownerId: evesCase.id, snapshot: { title: '', text: '', pictures: [] } });
    expect(await service.tell(ben, 'report', reporting({ subject: evesCase }))).toBe('ok');
    await note(ada, 'case_read', { subject: { kind: 'case', id: caseIdOf(evesCase, evesCase.id) } });
    for (const who of [ben, visitor]) {
      expect(await page({}, { who })).toEqual({ acts: [], older: null, codes: [], actors: [] });
      expect((await note(who, 'case_read')).answer).toBe('act_not_found');
      expect(await service.tell(who, 'noteActRefused', { actId: randomUUID(), refusal: 'busy' })).toBe('act_not_found');
    }
    expect(await page({}, { who: ada })).toMatchObject({ acts: [{ act: 'case_read', about: evesCase.id }] });
    expect(await codes({}, { who: eve })).toEqual([]);
  });

  it('builds the same document when events are delivered twice', () => {
    const recorded = { id: 'e', stream: 's', position: '1', at, actor: idOf('ada') };
    const acted = {
      ...recorded,
      type: 'StaffActed' as const,
      data: { actId: idOf('act'), act: 'case_read' as const, subject: null, about: null, by: idOf('ada'), at },
    };
    const wasRefused = {
      ...recorded,
      type: 'StaffActRefused' as const,
      data: { actId: idOf('act'), refusal: 'busy', at },
    };
    const once = [acted, wasRefused].reduce(
      (document, event) => acts.evolve(document, event, idOf('act')),
      null as ReturnType<typeof acts.evolve>,
    );
    const twice = [acted, wasRefused, acted, wasRefused].reduce(
      (document, event) => acts.evolve(document, event, idOf('act')),
      null as ReturnType<typeof acts.evolve>,
    );
    expect(twice).toEqual(once);
  });
});
