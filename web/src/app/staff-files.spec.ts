import { describe, expect, it } from 'vitest';
import type { ActShape } from '@lendring/contracts/http/audit.js';
import { actFile } from '../features/audit/AuditPage.js';
import { invoiceFile } from '../features/billing/backoffice/invoice-columns.js';
import { shownFile } from '../features/billing/backoffice/AllAdsPage.js';
import { feedbackFile } from '../features/feedback/backoffice/FeedbackListPage.js';
import { hintFile } from '../features/hints/HintsPage.js';
import { queueFile } from '../features/cases/QueuePage.js';
import { peopleFile } from '../features/people/PeoplePage.js';
import { tradersFile } from '../features/traders/TradersPage.js';
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
    acts: actFile(texts.getFixedT(locale, 'audit'), office),
    invoices: invoiceFile({
      t: texts.getFixedT(locale, 'bookkeeping'),
      status: texts.getFixedT(locale, 'billing'),
      office,
      locale,
    }),
    ads: shownFile({ t: office, words: texts.getFixedT(locale, 'advertising') }),
    feedback: feedbackFile(office, words),
    hints: hintFile({ t: texts.getFixedT(locale, 'hints'), office, words }),
    cases: queueFile({ t: office, words, locale }),
    people: peopleFile(texts.getFixedT(locale, 'people'), locale),
    traders: tradersFile(texts.getFixedT(locale, 'trader')),
  };

  it.each(Object.entries(files))('have unique column names: %s', (_, { heads }) => {
    expect(heads.toSorted()).toEqual([...new Set(heads)].toSorted());
  });

  it('write action times for spreadsheets, and affected people as the page does', () => {
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

  it('state the time zone of their times', () => {
    expect(files.cases.heads.filter((head) => head.endsWith('(Europe/Berlin)'))).toHaveLength(2);
    expect(files.people.heads.filter((head) => head.endsWith('(Europe/Berlin)'))).toHaveLength(1);
    expect(files.acts.heads[0]).toContain('(Europe/Berlin)');
  });
});
