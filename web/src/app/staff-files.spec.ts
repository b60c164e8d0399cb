import { describe, expect, it } from '@jest/globals';
import { actFile } from '../features/audit/acts-file.js';
import { invoiceFile } from '../features/billing/backoffice/invoices-file.js';
import { shownFile } from '../features/billing/backoffice/shown-file.js';
import { feedbackFile } from '../features/moderation/backoffice/feedback/feedback-file.js';
import { hintFile } from '../features/moderation/backoffice/hints/hint-file.js';
import { queueFile } from '../features/moderation/backoffice/queue-file.js';
import { peopleFile } from '../features/moderation/people/people-file.js';
import { tradersFile } from '../features/moderation/traders/traders-file.js';
import { testTexts } from '../testing/texts.js';

describe.each(['de', 'en', 'nl'] as const)('files of the backoffice in %s', (locale) => {
  const texts = testTexts(locale);
  const office = texts.getFixedT(locale, 'backoffice');
  const words = texts.getFixedT(locale, 'moderation');
  const files = {
    acts: actFile(texts.getFixedT(locale, 'audit'), office),
    invoices: invoiceFile({
      t: texts.getFixedT(locale, 'bookkeeping'),
      status: texts.getFixedT(locale, 'billing'),
      locale,
    }),
    ads: shownFile({ t: office, words: texts.getFixedT(locale, 'advertising') }),
    feedback: feedbackFile(office, words),
    hints: hintFile({ t: texts.getFixedT(locale, 'hints'), office, words }),
    cases: queueFile({ t: office, words, locale }),
    people: peopleFile(texts.getFixedT(locale, 'people'), locale),
    traders: tradersFile(texts.getFixedT(locale, 'trader')),
  };

  it.each(Object.entries(files))('have no two columns of one name: %s', (_, { heads }) => {
    expect(heads.toSorted()).toEqual([...new Set(heads)].toSorted());
  });

  it('say by which clock their times are', () => {
    expect(files.cases.heads.filter((head) => head.endsWith('(Europe/Berlin)'))).toHaveLength(2);
    expect(files.people.heads.filter((head) => head.endsWith('(Europe/Berlin)'))).toHaveLength(1);
    expect(files.acts.heads[0]).toContain('(UTC)');
  });
});
