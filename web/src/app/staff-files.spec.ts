import { describe, expect, it } from 'vitest';
import type { ActShape } from '@lendring/contracts/http/audit.js';
import { auditList } from '../features/audit/audit-list.js';
import { invoiceList } from '../features/billing/backoffice/invoice-list.js';
import { shownList } from '../features/billing/backoffice/shown-list.js';
import { queueList } from '../features/cases/queue-list.js';
import { feedbackList } from '../features/feedback/backoffice/feedback-list.js';
import { hintList } from '../features/hints/hint-list.js';
import { peopleList } from '../features/people/people-list.js';
import { traderList } from '../features/traders/trader-list.js';
import { testTexts } from '../testing/texts.js';

const searched = (listed: ActShape['listed']): ActShape => ({
  act_id: '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91',
  act: 'people_searched',
  subject: null,
  listed,
  about: null,
  by: { user_id: '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e92', user: null },
  at: '2026-11-28T15:52:11.820Z',
  refused: false,
});

describe.each(['de', 'en', 'nl'] as const)('backoffice file exports in %s', (locale) => {
  const texts = testTexts(locale);
  const office = texts.getFixedT(locale, 'backoffice');
  const words = texts.getFixedT(locale, 'moderation');
  const files = {
    acts: auditList.file({ t: texts.getFixedT(locale, 'audit'), office, locale }),
    invoices: invoiceList.file({
      t: texts.getFixedT(locale, 'bookkeeping'),
      status: texts.getFixedT(locale, 'billing'),
      office,
      locale,
    }),
    ads: shownList.file({ t: office, words: texts.getFixedT(locale, 'advertising'), locale }),
    feedback: feedbackList.file({ t: office, words, locale }),
    hints: hintList.file({ t: texts.getFixedT(locale, 'hints'), office, words, locale }),
    cases: queueList.file({ t: office, words, locale }),
    people: peopleList.file({ t: texts.getFixedT(locale, 'people'), locale }),
    traders: traderList.file({ t: texts.getFixedT(locale, 'trader'), locale }),
  };

  it.each(Object.entries(files))('have unique column names: %s', (_, { heads }) => {
    expect(heads.toSorted()).toEqual([...new Set(heads)].toSorted());
  });

  it('write action times in a spreadsheet format and affected people as the page does', () => {
    const people = { nobody: 'none', several: 'several', unknown: null } as const;
    const cells = Object.values(people).map((listed) => files.acts.cells(searched(listed)));
    expect(cells[0]?.[0]).toBe('2026-11-28 16:52:11');
    expect(cells.map((row) => row[4])).toEqual(
      {
        de: ['niemand', 'mehrere', 'niemand oder mehrere'],
        en: ['nobody', 'several', 'nobody or several'],
        nl: ['niemand', 'meerdere', 'niemand of meerdere'],
      }[locale],
    );
  });

  it('state the time zone of the exported times', () => {
    expect(files.cases.heads.filter((head) => head.endsWith('(Europe/Berlin)'))).toHaveLength(2);
    expect(files.people.heads.filter((head) => head.endsWith('(Europe/Berlin)'))).toHaveLength(1);
    expect(files.acts.heads[0]).toContain('(Europe/Berlin)');
  });
});
