import { hasRight, type Actor } from '@lendring/contracts/kernel/door.js';
import type { moderationDoor, OwnDecision, OwnReport, ReporterRecord } from '@lendring/contracts/moderation/queries.js';
import type { Urgency } from '@lendring/contracts/moderation/urgency.js';
import type { RecipientOf } from '@lendring/platform/runtime/doors/recipient.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { caseAggregate, type Case, visitorWho } from '../case/case.js';
import { isInvolved } from '../case/decide.js';
import { personAggregate } from '../person/person.js';
import type { ModerationViews } from '../projections/all.js';
import type { CaseDocument } from '../projections/cases.js';
import type { ReporterLinks } from '../reporter-link.js';
import type { Subjects } from '../subjects.port.js';
import { actsQuery } from './acts.js';
import { caseIdOf } from './case-id.js';
import type { FlaggerQueries } from './flaggers.js';
import type { ReporterQueries } from './reporters.js';
import { hiddenCases, without } from './hidden-cases.js';
import { queueQuery } from './queue.js';
import { reporterRecord } from './reporter-record.js';
import type { FeedbackQueries } from './feedback-queries.js';
import type { HintQueries } from './hint-queries.js';
import type { TemplateQueries } from './templates.js';
import { toldInApp } from '../case/told.js';
import { ownData } from './own-data.js';
import { caseView, ownDecisionOf, ownReportOf } from './views.js';

export type ModerationQueryDeps = ModerationViews &
  Readonly<{
    load: ServiceCore['load'];
    subjects: Subjects;
    recipientOf: RecipientOf;
    links: Pick<ReporterLinks, 'read' | 'tokenOf'>;
  }>;
type Queries = Omit<
  DoorHandlers<typeof moderationDoor>['queries'],
  | 'daily'
  | keyof FeedbackQueries
  | keyof HintQueries
  | keyof FlaggerQueries
  | keyof ReporterQueries
  | keyof TemplateQueries
>;

const MOST = 50;
const MOST_MONTHS = 24;

const urgencies: readonly Urgency[] = [1, 2, 3];

const looksAfterCases = (actor: Actor): boolean => hasRight(actor, 'reports');

export const moderationQueryHandlers = (deps: ModerationQueryDeps): Queries => {
  const { load, subjects, recipientOf, links, cases, decisions, reports, months } = deps;

  const recordsOf = async (all: Case['reports']): Promise<ReadonlyMap<string, ReporterRecord>> => {
    const ids = [...new Set(all.flatMap(({ signedIn, reporterId }) => (signedIn ? [reporterId] : [])))].slice(-MOST);
    return new Map(await Promise.all(ids.map(async (id) => [id, await reporterRecord(deps, id)] as const)));
  };

  return {
    ownData: ownData(deps),
    acts: actsQuery(deps),
    reportable: async ({ subject }, { actor, at }) => {
      const seen = await subjects.seenBy(actor, subject, at);
      if (!seen) return null;
      const { title, text } = seen.snapshot;
      const isSaid = subject.kind === 'message' || subject.kind === 'rating' || subject.kind === 'reply';
      return { title, quote: isSaid ? text : null, own: actor.kind === 'user' && actor.userId === seen.ownerId };
    },
    queue: queueQuery(deps),
    case: async ({ caseId }, { actor, at }) => {
      if (!looksAfterCases(actor)) return null;
      const [document, state] = await Promise.all([cases.get(caseId), load(caseAggregate, caseId)]);
      if (!document || !state.subject || actor.kind !== 'user' || isInvolved(state, actor.userId)) return null;
      const hidden = await hiddenCases(deps, actor.userId);
      const [now, owner, history, records] = await Promise.all([
        subjects.now(state.subject, state.ownerId, at),
        recipientOf(state.ownerId, at),
        cases.find({
          filter: { $and: [{ ownerId: state.ownerId }, ...without([caseId, ...hidden])] },
          sort: [['lastReportAt', -1]],
          limit: MOST,
        }),
        recordsOf(state.reports),
      ]);
      return caseView(document, state, { now, history, records, ownerLocale: owner?.locale ?? null });
    },
    about: async ({ userId }, { actor }) => {
      if (!hasRight(actor, 'people')) return null;
      const isSelf = actor.kind === 'user' && actor.userId === userId;
      const theirs = [
        { ownerId: userId },
        ...without(actor.kind === 'user' ? await hiddenCases(deps, actor.userId) : []),
      ];
      const [open, all, person] = await Promise.all([
        isSelf ? 0 : cases.count({ $and: [...theirs, { queue: 'waiting' }] }),
        isSelf ? 0 : cases.count({ $and: theirs }),
        load(personAggregate, userId),
      ]);
      return { open, all, suspendedBy: [...person.cases.keys()] };
    },
    caseAbout: async ({ userId }, { actor }) => {
      if (!looksAfterCases(actor) || (actor.kind === 'user' && actor.userId === userId)) return null;
      const caseId = caseIdOf({ kind: 'user', id: userId }, userId);
      return (await cases.get(caseId)) ? caseId : null;
    },
    waiting: async (_, { actor, at }) => {
      if (actor.kind !== 'user' || !looksAfterCases(actor))
        return { open: 0, byUrgency: [0, 0, 0], overdue: 0, complaints: 0, mine: 0 };
      const [about, involving] = await Promise.all([
        cases.find({ filter: { ownerId: actor.userId, queue: 'waiting' }, limit: MOST }),
        cases.getMany(await hiddenCases(deps, actor.userId)),
      ]);
      const isElsewhere = ({ ownerId, queue }: CaseDocument) => queue === 'waiting' && ownerId !== actor.userId;
      const own = [...about, ...involving.filter(isElsewhere)];
      const others = async (filter: Filter, isSuch: (one: CaseDocument) => boolean) =>
        (await cases.count(filter)) - own.filter(isSuch).length;
      const [overdue, complaints, mine, ...byUrgency] = await Promise.all([
        others({ queue: 'waiting', dueAt: { $lt: at } }, ({ dueAt }) => dueAt < at),
        others({ complaint: 'open' }, ({ complaint }) => complaint === 'open'),
        cases.count({ queue: 'waiting', assignedTo: actor.userId }),
        ...urgencies.map((urgency) => others({ queue: 'waiting', urgency }, (one) => one.urgency === urgency)),
      ]);
      return { open: byUrgency.reduce((sum, one) => sum + one, 0), byUrgency, overdue, complaints, mine };
    },
    decisions: async (_, { actor }) => {
      if (actor.kind !== 'user') return [];
      const { userId } = actor;
      const found = await decisions.find({ filter: { ownerId: userId }, sort: [['at', -1]], limit: MOST });
      const read = await Promise.all(
        found.map(async ({ caseId, decisionId }) =>
          ownDecisionOf(await load(caseAggregate, caseId), decisionId, userId),
        ),
      );
      return read.filter((one): one is OwnDecision => one !== null);
    },
    reports: async (_, { actor }) => {
      if (actor.kind !== 'user') return [];
      const { userId } = actor;
      const found = await reports.find({ filter: { reporterId: userId }, sort: [['at', -1]], limit: MOST });
      const read = await Promise.all(
        found.map(async ({ caseId, reportId }) => ownReportOf(await load(caseAggregate, caseId), reportId, userId)),
      );
      return read.filter((one): one is OwnReport => one !== null);
    },
    toldOf: async ({ caseId, ...told }, { actor }) =>
      actor.kind === 'system' ? [...toldInApp(await load(caseAggregate, caseId), told)] : [],
    decision: async ({ decisionId }, { actor }) => {
      const found = actor.kind === 'user' ? await decisions.get(decisionId) : null;
      if (!found || actor.kind !== 'user') return null;
      return ownDecisionOf(await load(caseAggregate, found.caseId), decisionId, actor.userId);
    },
    decisionByLink: async ({ token }) => {
      const link = links.read(token);
      const found = link && (await decisions.get(link.decisionId));
      if (!link || !found) return null;
      const state = await load(caseAggregate, found.caseId);
      if (!visitorWho(state, link.reportId)) return null;
      const own = ownDecisionOf(state, link.decisionId, link.reportId);
      if (!own) return null;
      const { newer } = own;
      const more = newer !== null && { newerToken: links.tokenOf({ decisionId: newer, reportId: link.reportId }) };
      return { ...own, newer: null, ...more };
    },
    transparency: async () => [...(await months.find({ filter: {}, sort: [['month', -1]], limit: MOST_MONTHS }))],
  };
};
