import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import { hasRight, type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import type { Right } from '@lendring/contracts/kernel/rights.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { caseAggregate } from './case.aggregate.js';
import type { Act } from './decide.js';
import { wasOverturned } from './decide-access.js';

const MOST_CASES = 200;

/** Runs a command for callers with the right; others get `case_not_found`. */
export const withRight = async (
  caseId: string,
  { actor, at }: CommandCall,
  act: (act: Act) => Promise<CommandAnswer>,
  right: Right = 'reports',
): Promise<CommandAnswer> =>
  actor.kind === 'user' && hasRight(actor, right)
    ? act({ caseId, by: actor.userId, at })
    : refuse<ModerationRefusal>('case_not_found');

/** True if a moderator took part in an overturned decision about this person, among the latest cases. */
export const overturnedAbout =
  ({ load, read }: Pick<Ports, 'load' | 'read'>) =>
  async (ownerId: string, by: string): Promise<boolean> => {
    const about = await read.cases.find({ filter: { ownerId }, sort: [['lastReportAt', -1]], limit: MOST_CASES });
    const judged = about.filter(({ deciders }) => deciders.some(({ userId }) => userId === by));
    const states = await Promise.all(judged.map(({ caseId }) => load(caseAggregate, caseId)));
    return states.some((state) => wasOverturned(state, by));
  };
