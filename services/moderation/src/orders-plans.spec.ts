import { describe, expect, it } from 'vitest';
import { ActSort } from '@lendring/contracts/moderation/audit-log.js';
import { QueueSort } from '@lendring/contracts/moderation/case.js';
import { FeedbackSort } from '@lendring/contracts/moderation/feedback.js';
import { HintSort } from '@lendring/contracts/moderation/hints.js';
import type { Find } from '@lendring/platform/read-models/documents.port.js';
import { askedView, isFromIndex, plansOf } from '@lendring/platform/testing/read-models/plans.js';
import { at, idOf } from '../testing/case.js';
import { admin } from '../testing/service.js';
import { acts } from './audit-log/projection.js';
import { cases } from './case/projection.js';
import { feedback } from './feedback/projection.js';
import { hints } from './hints/projection.js';
import { reports as reportsOf, type ReportDocument } from './reporting/projection.js';
import { actsQuery } from './audit-log/query.js';
import { feedbackQueryHandlers } from './feedback/queries.js';
import { hintQueryHandlers } from './hints/queries.js';
import { queueQuery } from './case/queue.js';

const context = { actor: admin('ada'), at };
const paging = { page: 1, size: 25 };
const none = async () => {
  throw new Error('Nothing was found, so nothing is read from the log');
};

const without = async (
  { indexes }: Pick<typeof cases | typeof feedback | typeof hints | typeof acts, 'indexes'>,
  { asked }: ReturnType<typeof askedView>,
  lists: readonly string[] = [],
) => (await plansOf({ indexes: indexes ?? [], lists }, asked)).filter((plan) => !isFromIndex(plan));

describe('list pages read in index order', () => {
  it('the case queue', async () => {
    const read = askedView();
    const queue = queueQuery({ cases: read.view, reports: askedView().view, involved: askedView().view });
    const narrow = [
      {},
      { kind: 'offer' as const },
      { typeId: 2 as const },
      { assigned: 'me' as const },
      { assigned: 'nobody' as const },
      { ownerId: idOf('ben') },
      { kind: 'offer' as const, typeId: 2 as const, trusted: true as const },
    ];
    for (const state of ['waiting', 'complaint', 'completed', 'declined', 'all'] as const)
      for (const filter of narrow)
        for (const sort of QueueSort.options) await queue({ filter: { ...filter, state }, sort, paging }, context);
    expect(await without(cases, read, ['typeIds'])).toEqual([]);
  });

  it('a case by its number, without a scan', async () => {
    const [read, reported] = [askedView(), askedView()];
    const found = ['one', 'two'].map((caseId) => ({ caseId }) as ReportDocument);
    const reports = {
      ...reported.view,
      find: async (find: Find) => {
        await reported.view.find(find);
        return found;
      },
    };
    const queue = queueQuery({ cases: read.view, reports, involved: askedView().view });
    for (const number of ['0d5c6b57', idOf('ada')]) await queue({ filter: { state: 'all', number }, paging }, context);
    const plans = [
      ...(await plansOf({ indexes: reportsOf.indexes ?? [] }, reported.asked)),
      ...(await plansOf({ indexes: cases.indexes ?? [], lists: ['typeIds'] }, read.asked)),
    ];
    expect(plans.filter(({ steps }) => steps.includes('SCAN documents'))).toEqual([]);
  });

  it('feedback', async () => {
    const read = askedView();
    const { feedbackList } = feedbackQueryHandlers({ feedback: read.view, load: none, hasMail: true });
    for (const state of ['open', 'done', 'all'] as const)
      for (const narrow of [{}, { kind: 'idea' as const }, { locale: 'nl' as const }])
        for (const sort of FeedbackSort.options)
          await feedbackList({ filter: { ...narrow, state }, sort, paging }, context);
    expect(await without(feedback, read, ['tags'])).toEqual([]);
  });

  it('moderation hints', async () => {
    const read = askedView();
    const { hints: list } = hintQueryHandlers({ hints: read.view, load: none });
    for (const state of ['open', 'fine', 'case', 'gone', 'all'] as const)
      for (const narrow of [{}, { kind: 'price' as const }, { language: 'nl' as const }, { ownerId: idOf('ben') }])
        for (const sort of HintSort.options) await list({ filter: { ...narrow, state }, sort, paging }, context);
    expect(await without(hints, read)).toEqual([]);
  });

  it('the audit log, even from a cursor on', async () => {
    const read = askedView();
    const list = actsQuery({ acts: read.view, actCodesSeen: askedView().view, actors: askedView().view });
    const narrow = [
      {},
      { by: idOf('ada') },
      { about: idOf('ben') },
      { act: 'case_read' as const },
      { manner: 'deed' as const },
      { manner: 'look' as const, by: idOf('ada') },
      { from: '2027-01-01', to: '2027-01-31' },
    ];
    for (const filter of narrow)
      for (const sort of ActSort.options)
        for (const before of [null, `${at}_${idOf('act')}`]) await list({ filter, sort, before, size: 50 }, context);
    expect(await without(acts, read)).toEqual([]);
  });

  it('the index check detects a plan that sorts', async () => {
    const [plan] = await plansOf({ indexes: [[['at', 1]]] }, [{ filter: {}, sort: [['severity', 1]], limit: 1 }]);
    expect(plan && isFromIndex(plan)).toBe(false);
  });
});
