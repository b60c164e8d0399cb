import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { OwnDecision } from '@lendring/contracts/moderation/decisions.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { caseAggregate, visitorWho } from '../case/case.aggregate.js';
import type { Ports } from '../ports.js';
import { ownDecisionOf } from './own-decision.js';

type Queries = Pick<ServiceHandlers<typeof moderationApi>['queries'], 'decisions' | 'decision' | 'decisionByLink'>;

const MOST = 50;

export const decisionQueryHandlers = ({
  load,
  read: { decisions },
  links,
}: Pick<Ports, 'load' | 'read' | 'links'>): Queries => ({
  decisions: async (_, { actor }) => {
    if (actor.kind !== 'user') return [];
    const { userId } = actor;
    const found = await decisions.find({ filter: { ownerId: userId }, sort: [['at', -1]], limit: MOST });
    const read = await Promise.all(
      found.map(async ({ caseId, decisionId }) => ownDecisionOf(await load(caseAggregate, caseId), decisionId, userId)),
    );
    return read.filter((one): one is OwnDecision => one !== null);
  },
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
});
