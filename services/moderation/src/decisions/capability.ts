import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { Verdict } from '@lendring/contracts/moderation/verdict.js';
import { moderationLimits as limits } from '@lendring/contracts/moderation/limits.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { caseAggregate, type Case } from '../case/case.aggregate.js';
import { overturnedAbout, withRight } from '../case/case-commands.js';
import type { Ports } from '../ports.js';
import { lift, suspend } from '../suspension/decide.js';
import { personAggregate } from '../suspension/person.aggregate.js';
import { placeholderLeft } from '../templates/decide.js';
import { decide } from './decide.js';
import { decisionQueryHandlers } from './queries.js';

/** End of the suspension in a verdict. A permanent suspension is provisional until a second person confirms it. */
const untilOf = ({ decisions }: Case, { measures: { suspend: wanted } }: Verdict, at: string): string | null => {
  const [last] = decisions.slice(-1);
  const isKept = wanted && last?.measures.suspend?.days === wanted.days && (last.until === null || last.until > at);
  // A repeated verdict keeps its end; a confirmed permanent suspension stays permanent.
  if (isKept) return last.until;
  return wanted && new Date(Date.parse(at) + (wanted.days ?? limits.unconfirmedDays) * DAY_MS).toISOString();
};

/** Decisions about cases: measures with rule and facts, and the decision as each side reads it (DSA art. 17). */
export const decisions = (deps: Pick<Ports, 'commands' | 'load' | 'read' | 'subjects' | 'links'>) => {
  const { commands, subjects } = deps;
  const isOverturnedAbout = overturnedAbout(deps);
  const handlers: Pick<CommandHandlers<typeof moderationApi>, 'decide'> = {
    decide: ({ caseId, after, verdict }, call) =>
      withRight(caseId, call, (act) =>
        commands.execute(call, async (unit) => {
          const { state } = await unit.load(caseAggregate, caseId);
          const left =
            placeholderLeft('vendor_note', verdict.noteToVendor) ??
            placeholderLeft('reporter_note', verdict.noteToReporter);
          if (left) return left;
          const decisionId = derivedId(call.commandId, 'decision');
          const until = untilOf(state, verdict, act.at);
          const made = decide(state, act, { decisionId, after, verdict, until });
          if (isRefused(made)) return made;
          const { ownerId: userId } = state;
          // Staff cannot be suspended; an admin must remove the role first.
          if (verdict.measures.suspend && (await subjects.rolesOf(userId, act.at)).length > 0)
            return refused('decision_about_staff');
          if (verdict.measures.suspend && (await isOverturnedAbout(userId, act.by)))
            return refused('decision_other_person');
          unit.append(caseAggregate, caseId, made.events);
          const person = (await unit.load(personAggregate, userId)).state;
          const held = verdict.measures.suspend
            ? suspend(person, { userId, caseId, at: act.at }, until)
            : lift(person, { userId, caseId, at: act.at });
          if (!isRefused(held)) unit.append(personAggregate, userId, held.events);
          return made;
        }),
      ),
  };
  return { commands: handlers, queries: decisionQueryHandlers(deps) } satisfies Capability;
};
