import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { templatePurposes } from '@lendring/contracts/moderation/template-purposes.js';
import { completed, idOf } from '../../testing/case.js';
import { caseId, reporting, startCases } from '../../testing/cases.js';
import { admin, member, moderator, visitor } from '../../testing/service.js';

const ada = admin('ada');
const eve = admin('eve');
const mia = moderator('mia');
const support = { kind: 'user' as const, userId: idOf('sue'), roles: ['support' as const] };
const words = { name: 'Neu', texts: { de: 'Danke', en: 'Thanks', nl: 'Bedankt' } };

describe('text templates of the moderation service', () => {
  let service: Awaited<ReturnType<typeof startCases>>;
  const listed = async (purpose: string) => {
    const found = (await service.ask(ada, 'templates', {})).find((one) => one.purpose === purpose);
    return found?.templates ?? [];
  };

  beforeEach(async () => {
    service = await startCases();
  });
  afterEach(async () => service.stop());

  it('are read by the staff of their purpose, and changed by admins only', async () => {
    const purposesOf = async (who: typeof ada) =>
      (await service.ask(who, 'templates', {})).map(({ purpose }) => purpose);
    expect(await purposesOf(mia)).toEqual(templatePurposes);
    expect(await purposesOf(support)).toEqual(['feedback_answer']);
    for (const who of [member('ben'), visitor as typeof ada]) expect(await purposesOf(who)).toEqual([]);
    const [template] = await listed('reporter_note');
    const known = { purpose: 'reporter_note' as const, templateId: template?.templateId ?? '', version: 0 };
    for (const who of [mia, support, member('ben'), visitor]) {
      expect(await service.tell(who, 'addTemplate', { purpose: 'reporter_note', words })).toBe('template_not_found');
      expect(await service.tell(who, 'changeTemplate', { ...known, words })).toBe('template_not_found');
      expect(await service.tell(who, 'makeTemplateDefault', known)).toBe('template_not_found');
      expect(await service.tell(who, 'retireTemplate', known)).toBe('template_not_found');
    }
  });

  it('are added once per click, for one purpose', async () => {
    const click = randomUUID();
    for (let n = 0; n < 2; n += 1)
      expect(await service.tell(ada, 'addTemplate', { purpose: 'reporter_note', words }, click)).toBe('ok');
    expect((await listed('reporter_note')).filter(({ name }) => name === 'Neu')).toHaveLength(1);
    expect((await listed('vendor_note')).some(({ name }) => name === 'Neu')).toBe(false);
    const other = { ...words, name: 'Anders' };
    expect(await service.tell(ada, 'addTemplate', { purpose: 'reporter_note', words: other }, click)).toBe(
      'idempotency_key_reused',
    );
  });

  it('can be changed by only one of two admins who act at the same time', async () => {
    const [template] = await listed('complaint_answer');
    const known = { purpose: 'complaint_answer' as const, templateId: template?.templateId ?? '', version: 0 };
    const both = await Promise.all(
      [ada, eve].map((who, n) => service.tell(who, 'changeTemplate', { ...known, words: { ...words, name: `${n}` } })),
    );
    expect(both.toSorted()).toEqual(['ok', 'template_changed']);
  });

  it('refuse to send a decision with unfilled placeholders', async () => {
    await service.tell(member('ben'), 'report', reporting());
    const verdict = { ...completed({ lock: true }), noteToVendor: 'Gesperrt bis {until}.' };
    expect(await service.tell(ada, 'decide', { caseId, after: null, verdict })).toBe('template_placeholder_left');
    const toReporter = { ...completed({ lock: true }), noteToReporter: 'Danke für {thing}.' };
    expect(await service.tell(ada, 'decide', { caseId, after: null, verdict: toReporter })).toBe(
      'template_placeholder_left',
    );
    expect((await service.caseNow()).decisions).toEqual([]);
  });
});
