import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { accountAggregate } from '@lendring/account/account/account.aggregate.js';
import { peopleQueries } from '@lendring/account/people/queries.js';
import { accounts } from '@lendring/account/account/projection.js';
import { MINUTE_MS } from '@lendring/contracts/kernel/time.js';
import { PeopleSort } from '@lendring/contracts/account/people.js';
import { defaultCatalogue } from '@lendring/contracts/billing/default-catalogue.js';
import { sampleIssuer } from '@lendring/contracts/billing/issuer.js';
import { InvoiceSort } from '@lendring/contracts/billing/bookkeeping.js';
import { invoiceBookQueryHandlers } from '@lendring/billing/bookkeeping/queries.js';
import { invoices } from '@lendring/billing/invoices/projection.js';
import type { QueryContext } from '@lendring/contracts/kernel/service-api.js';
import { ActSort } from '@lendring/contracts/moderation/audit-log.js';
import { QueueSort } from '@lendring/contracts/moderation/case.js';
import { FeedbackSort } from '@lendring/contracts/moderation/feedback.js';
import { actsQuery } from '@lendring/moderation/audit-log/query.js';
import { feedbackQueryHandlers } from '@lendring/moderation/feedback/queries.js';
import { queueQuery } from '@lendring/moderation/case/queue.js';
import { acts } from '@lendring/moderation/audit-log/projection.js';
import { cases } from '@lendring/moderation/case/projection.js';
import { feedback } from '@lendring/moderation/feedback/projection.js';
import type { IndexSpec } from '@lendring/platform/read-models/documents.port.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { percentile } from '../times.js';
import { inFolder } from './events.js';

/** Milliseconds per page of one list, for its slowest sort order. */
export type TableFigures = readonly Readonly<{ table: string; place: string; order: string; p95: number }>[];

const ROWS = 100_000;
const AT_ONCE = 2_000;
const TIMES = 20;
const SIZE = 25;
const LAST = 500;
const FROM = Date.parse('2027-01-01T00:00:00.000Z');
const timeOf = (n: number): string => new Date(FROM + n * MINUTE_MS).toISOString();
const mixed = (n: number): number => (n * 7_919) % ROWS;

const context: QueryContext = { actor: { kind: 'user', userId: randomUUID(), roles: ['admin'] }, at: timeOf(ROWS) };
const places = { first: 1, middle: LAST / 2, last: LAST } as const;
const placeNames = Object.keys(places) as (keyof typeof places)[];

const recordedCase = ({ caseId, ownerId, at }: Readonly<{ caseId: string; ownerId: string; at: string }>) => ({
  type: 'CaseOpened' as const,
  data: { caseId, subject: { kind: 'user' as const, id: ownerId }, ownerId, at },
  id: randomUUID(),
  stream: `case-${caseId}`,
  position: '1',
  at,
  actor: 'system',
});

const empty = { get: async () => null, getMany: async () => [], find: async () => [], count: async () => 0 };
const notRead = async () => {
  throw new Error('Lists are measured at their read model: nothing is read from the log');
};

const filled = async <Document extends object>(
  documents: ReturnType<typeof openSqliteDocuments>,
  { name, indexes }: Readonly<{ name: string; indexes?: readonly IndexSpec[] }>,
  make: (n: number) => Document,
) => {
  const collection = await documents.collection<Document>(name, indexes);
  for (let first = 0; first < ROWS; first += AT_ONCE)
    await collection.write(
      Array.from({ length: AT_ONCE }, (_, n) => ({ id: randomUUID(), position: '1', document: make(first + n) })),
    );
  return collection;
};

const measured = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return percentile(times, 0.95);
};

/**
 * Backoffice tables over 100,000 rows each: the first, a middle and the last page in each order, directly at the read
 * model.
 */
export const benchTables = (): Promise<TableFigures> =>
  inFolder(async (folder) => {
    const documents = openSqliteDocuments(join(folder, 'documents.db'));
    const figures: { table: string; place: string; order: string; p95: number }[] = [];
    const measure = async (
      table: string,
      orders: readonly string[],
      ask: (order: string, place: keyof typeof places) => Promise<unknown>,
    ) => {
      for (const order of orders)
        for (const place of placeNames)
          figures.push({ table, place, order, p95: await measured(() => ask(order, place)) });
    };
    const paging = (place: keyof typeof places) => ({ page: places[place], size: SIZE });

    const caseView = await filled(documents, cases, (n) => {
      const [caseId, ownerId, at] = [randomUUID(), randomUUID(), timeOf(n)];
      const opened = cases.evolve(null, recordedCase({ caseId, ownerId, at }), caseId);
      if (!opened) throw new Error('An opened case has a row');
      const urgency = ([1, 2, 3] as const)[mixed(n) % 3] ?? 1;
      return { ...opened, urgency, reports: mixed(n) % 50, dueAt: timeOf(mixed(n)), changedAt: timeOf(mixed(n + 1)) };
    });
    const caseLists = {
      waiting: { state: 'waiting' },
      all: { state: 'all' },
      // Matches no row, so that the query scans everything.
      'all, of offers': { state: 'all', kind: 'offer' },
    } as const;
    for (const [name, filter] of Object.entries(caseLists))
      await measure(`cases (${name})`, QueueSort.options, (order, place) =>
        // A new query per page, so that no total is cached.
        queueQuery({ cases: caseView, reports: empty, involved: empty })(
          { filter, sort: QueueSort.parse(order), paging: paging(place) },
          context,
        ),
      );

    const actView = await filled(documents, acts, (n) => {
      const [actId, at] = [randomUUID(), timeOf(mixed(n))];
      const subject = { kind: 'case' as const, id: randomUUID() };
      const [by, about] = [randomUUID(), randomUUID()];
      const same = { actId, act: 'case_read' as const, manner: 'look' as const, subject, about, by, at, refusal: null };
      return { ...same, place: `${at}_${actId}`, day: at.slice(0, 10), kind: 'case' };
    });
    const log = actsQuery({ acts: actView, actCodesSeen: empty, actors: empty });
    await measure('audit log', ActSort.options, (order, place) => {
      const behind = { first: null, middle: timeOf(ROWS / 2), last: timeOf(order === 'at' ? ROWS - SIZE : SIZE) }[
        place
      ];
      const before = behind && `${behind}_${randomUUID()}`;
      return log({ filter: {}, sort: ActSort.parse(order), before, size: SIZE }, context);
    });

    const feedbackView = await filled(documents, feedback, (n) => ({
      feedbackId: randomUUID(),
      authorId: randomUUID(),
      kind: 'idea' as const,
      locale: 'de' as const,
      state: 'open' as const,
      tags: [],
      visitor: false,
      at: timeOf(mixed(n)),
    }));
    const { feedbackList } = feedbackQueryHandlers({
      feedback: { ...feedbackView, find: async (asked) => (await feedbackView.find(asked)).slice(0, 0) },
      load: notRead,
      hasMail: false,
    });
    await measure('feedback', FeedbackSort.options, (order, place) =>
      feedbackList({ filter: { state: 'all' }, sort: FeedbackSort.parse(order), paging: paging(place) }, context),
    );

    const accountView = await filled(documents, accounts, (n) => {
      const form = `n${mixed(n).toString(36).padStart(6, '0')}`;
      return {
        ...accountAggregate.initialState,
        userId: randomUUID(),
        nickname: form,
        registeredAt: timeOf(mixed(n + 3)),
        commercialSince: null,
        nicknameForm: form,
        emailForm: `${form}@example.org`,
        companyForm: null,
        lacksSurroundings: false,
        ratingAs: { vendor: { sum: 0, count: 0 }, creator: { sum: 0, count: 0 } },
        lentCount: 0,
        answers: [],
      };
    });
    const { people } = peopleQueries({ accounts: accountView, files: empty, roles: empty });
    for (const text of ['n', 'n00', 'zz'])
      await measure(`people (“${text}”)`, PeopleSort.options, (order, place) =>
        people({ kind: 'nickname', text, sort: PeopleSort.parse(order), paging: paging(place) }, context),
      );

    const invoiceView = await filled(documents, invoices, (n) => {
      const form = `n${mixed(n).toString(36).padStart(6, '0')}`;
      return {
        invoiceId: randomUUID(),
        userId: randomUUID(),
        issuedOn: timeOf(n).slice(0, 10),
        number: n,
        series: 'LR-2027',
        gross: 100 + mixed(n),
        companyForm: null,
        nameForm: `clara ${form}`,
        lastNameForm: form,
        buyerForm: `clara ${form}`,
        status: (['paid', 'open'] as const)[mixed(n) % 2] ?? 'paid',
        keptUntil: '2036-01-01',
        forgotten: false,
      };
    });
    const { allInvoices } = invoiceBookQueryHandlers({
      invoices: { ...invoiceView, find: async (asked) => (await invoiceView.find(asked)).slice(0, 0) },
      load: notRead,
      business: { catalogue: defaultCatalogue, issuer: sampleIssuer },
    });
    const invoiceLists = {
      all: {},
      paid: { status: 'paid' },
      '“n00”': { text: 'n00' },
      '“zz”': { text: 'zz' },
    } as const;
    for (const [name, filter] of Object.entries(invoiceLists))
      await measure(`invoices (${name})`, InvoiceSort.options, (order, place) =>
        allInvoices({ filter, sort: InvoiceSort.parse(order), paging: paging(place) }, context),
      );
    await documents.close();
    return figures;
  });
