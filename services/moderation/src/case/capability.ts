import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import { refuse } from '@lendring/contracts/kernel/service-api.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { withEvidence } from '../evidence/with-evidence.js';
import type { Ports } from '../ports.js';
import { caseAggregate, type Case } from './case.aggregate.js';
import { overturnedAbout, withRight } from './case-commands.js';
import { caseIdOf } from './case-id.js';
import { assign, noteReading, raise, type Act, type CaseDecision } from './decide.js';
import { caseQueryHandlers } from './queries.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'subjects' | 'evidence' | 'recipientOf'>;

export const cases = (deps: Deps) => {
  const { commands, subjects } = deps;
  const isOverturnedAbout = overturnedAbout(deps);
  const onCase = (caseId: string, call: CommandCall, decideOn: (state: Case, act: Act) => CaseDecision) =>
    withRight(caseId, call, (act) => commands.on(caseAggregate, caseId, call, (state) => decideOn(state, act)));
  const handlers: Pick<CommandHandlers<typeof moderationApi>, 'raiseCase' | 'assign' | 'noteReading'> = {
    raiseCase: async ({ userId, reason }, call) => {
      const subject = { kind: 'user' as const, id: userId };
      const caseId = caseIdOf(subject, userId);
      return withRight(caseId, call, async (act) => {
        const seen = await subjects.seenBy(call.actor, subject, call.at);
        if (!seen) return refuse<ModerationRefusal>('report_subject_not_found');
        if (await isOverturnedAbout(userId, act.by)) return refuse<ModerationRefusal>('decision_other_person');
        return commands.execute(call, async (unit) => {
          const { state } = await unit.load(caseAggregate, caseId);
          const looked = { caseId, subject, as: call.actor, at: call.at };
          const decision = await withEvidence(deps, looked, state, seen, (shown) =>
            raise(state, act, { subject, ...shown, reason }),
          );
          if (!isRefused(decision)) unit.append(caseAggregate, caseId, decision.events);
          return decision;
        });
      });
    },
    assign: async ({ caseId, to }, call) => {
      if (to !== null && !mayDo(await subjects.rolesOf(to, call.at), 'reports'))
        return refuse<ModerationRefusal>('assignee_no_right');
      return onCase(caseId, call, (state, act) => assign(state, act, to));
    },
    noteReading: ({ caseId }, call) => onCase(caseId, call, noteReading),
  };
  return { commands: handlers, queries: caseQueryHandlers(deps) } satisfies Capability;
};
