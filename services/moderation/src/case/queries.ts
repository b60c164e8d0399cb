import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { Urgency } from '@lendring/contracts/moderation/urgency.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Ports } from '../ports.js';
import { reporterRecord } from '../reporting/reporter-record.js';
import { personAggregate } from '../suspension/person.aggregate.js';
import { caseAggregate, type Case } from './case.aggregate.js';
import { caseIdOf } from './case-id.js';
import { isInvolved } from './decide-access.js';
import { hiddenCases, without } from './hidden-cases.js';
import type { CaseDocument } from './projection.js';
import { queueQuery } from './queue.js';
import { caseView, type KnownReporter } from './view.js';

type Queries = Pick<
  ServiceHandlers<typeof moderationApi>['queries'],
  'queue' | 'case' | 'about' | 'caseAbout' | 'waiting'
>;

const MOST = 50;

const urgencies: readonly Urgency[] = [1, 2, 3];

export const caseQueryHandlers = ({
  load,
  read,
  subjects,
  recipientOf,
}: Pick<Ports, 'load' | 'read' | 'subjects' | 'recipientOf'>): Queries => {
  const { cases } = read;

  const reportersOf = async (all: Case['reports'], at: string): Promise<ReadonlyMap<string, KnownReporter>> => {
    const ids = [...new Set(all.flatMap(({ signedIn, reporterId }) => (signedIn ? [reporterId] : [])))].slice(-MOST);
    const known = async (id: string): Promise<KnownReporter> => {
      const [record, recipient] = await Promise.all([reporterRecord(read, id), recipientOf(id, at)]);
      return { record, locale: recipient?.locale ?? null };
    };
    return new Map(await Promise.all(ids.map(async (id) => [id, await known(id)] as const)));
  };

  return {
    queue: queueQuery(read),
    case: async ({ caseId }, { actor, at }) => {
      if (!hasRight(actor, 'reports')) return null;
      const [document, state] = await Promise.all([cases.get(caseId), load(caseAggregate, caseId)]);
      if (!document || !state.subject || actor.kind !== 'user' || isInvolved(state, actor.userId)) return null;
      const hidden = await hiddenCases(read, actor.userId);
      const [now, owner, history, reporters] = await Promise.all([
        subjects.now(state.subject, state.ownerId, at),
        recipientOf(state.ownerId, at),
        cases.find({
          filter: { $and: [{ ownerId: state.ownerId }, ...without([caseId, ...hidden])] },
          sort: [['lastReportAt', -1]],
          limit: MOST,
        }),
        reportersOf(state.reports, at),
      ]);
      return caseView(document, state, { now, history, reporters, ownerLocale: owner?.locale ?? null });
    },
    about: async ({ userId }, { actor }) => {
      if (!hasRight(actor, 'people')) return null;
      const isSelf = actor.kind === 'user' && actor.userId === userId;
      const theirs = [
        { ownerId: userId },
        ...without(actor.kind === 'user' ? await hiddenCases(read, actor.userId) : []),
      ];
      const [open, all, person] = await Promise.all([
        isSelf ? 0 : cases.count({ $and: [...theirs, { queue: 'waiting' }] }),
        isSelf ? 0 : cases.count({ $and: theirs }),
        load(personAggregate, userId),
      ]);
      return { open, all, suspendedBy: [...person.cases.keys()] };
    },
    caseAbout: async ({ userId }, { actor }) => {
      if (!hasRight(actor, 'reports') || (actor.kind === 'user' && actor.userId === userId)) return null;
      const caseId = caseIdOf({ kind: 'user', id: userId }, userId);
      return (await cases.get(caseId)) ? caseId : null;
    },
    waiting: async (_, { actor, at }) => {
      if (actor.kind !== 'user' || !hasRight(actor, 'reports'))
        return { open: 0, byUrgency: [0, 0, 0], overdue: 0, complaints: 0, mine: 0 };
      const [about, involving] = await Promise.all([
        cases.find({ filter: { ownerId: actor.userId, queue: 'waiting' }, limit: MOST }),
        cases.getMany(await hiddenCases(read, actor.userId)),
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
  };
};
