import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { OwnDecision } from '@lendring/contracts/moderation/decisions.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { caseAggregate } from '../case/case.aggregate.js';
import { ownDecisionOf } from '../decisions/own-decision.js';
import { feedbackAggregate } from '../feedback/feedback.aggregate.js';
import { hintAggregate } from '../hints/hint.aggregate.js';
import { ownHintOf } from '../hints/own-hint.js';
import type { ReadModels } from '../ports.js';
import { reporterAggregate } from '../unfounded-reports/reporter.aggregate.js';

type Deps = Pick<ReadModels, 'reports' | 'decisions' | 'feedback' | 'hints'> & Readonly<{ load: ServiceCore['load'] }>;

const PAGE = 100;

export const ownData =
  ({ load, reports, decisions, feedback, hints }: Deps): ServiceHandlers<typeof moderationApi>['queries']['ownData'] =>
  async ({ file, cursor }, { actor }) => {
    if (actor.kind !== 'user') return { rows: [], next: null };
    const { userId } = actor;
    if (file === 'reports') {
      const found = await reports.find({
        filter: { reporterId: userId, ...(cursor !== null && { reportId: { $gt: cursor } }) },
        sort: [['reportId', 1]],
        limit: PAGE,
      });
      const rows = await Promise.all(
        found.map(async ({ caseId, reportId }) => {
          const { subject, reports: all } = await load(caseAggregate, caseId);
          return all
            .filter((one) => one.reportId === reportId)
            .map(({ typeId, description, at }) => ({ reportId, subject, typeId, description, at }));
        }),
      );
      return { rows: rows.flat(), next: found.length === PAGE ? (found.at(-1)?.reportId ?? null) : null };
    }
    if (file === 'feedback') {
      const found = await feedback.find({
        filter: { authorId: userId, ...(cursor !== null && { feedbackId: { $gt: cursor } }) },
        sort: [['feedbackId', 1]],
        limit: PAGE,
      });
      const rows = await Promise.all(
        found.map(async ({ feedbackId, kind, at }) => {
          const { text, page, answer } = await load(feedbackAggregate, feedbackId);
          return { feedbackId, kind, text: text ?? '', page, answer: answer?.text ?? null, at };
        }),
      );
      return { rows, next: found.length === PAGE ? (found.at(-1)?.feedbackId ?? null) : null };
    }
    if (file === 'hints') {
      const found = await hints.find({
        filter: { ownerId: userId, ...(cursor !== null && { hintId: { $gt: cursor } }) },
        sort: [['hintId', 1]],
        limit: PAGE,
      });
      const rows = await Promise.all(
        found.map(async ({ hintId }) => ownHintOf(hintId, await load(hintAggregate, hintId)) ?? []),
      );
      return { rows: rows.flat(), next: found.length === PAGE ? (found.at(-1)?.hintId ?? null) : null };
    }
    if (file === 'warnings') {
      const { history } = await load(reporterAggregate, userId);
      return { rows: history.map(({ by: _, ...done }) => done), next: null };
    }
    const found = await decisions.find({
      filter: { ownerId: userId, ...(cursor !== null && { decisionId: { $gt: cursor } }) },
      sort: [['decisionId', 1]],
      limit: PAGE,
    });
    const rows = await Promise.all(
      found.map(async ({ caseId, decisionId }) => ownDecisionOf(await load(caseAggregate, caseId), decisionId, userId)),
    );
    return {
      rows: rows.filter((one): one is OwnDecision => one !== null),
      next: found.length === PAGE ? (found.at(-1)?.decisionId ?? null) : null,
    };
  };
