import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { caseAggregate } from '../case/case.aggregate.js';
import { overturnedAbout, withRight } from '../case/case-commands.js';
import type { Act } from '../case/decide.js';
import type { Ports } from '../ports.js';
import { confirmSuspension, suspend } from './decide.js';
import { endSuspensions } from './end-suspensions.js';
import { personAggregate } from './person.aggregate.js';
import { tellEndOfSuspension } from './tell-end-of-suspension.js';
import { tellOtherSides } from './tell-other-sides.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'subjects' | 'mailer' | 'recipientOf' | 'publicUrl'>;

/** Suspensions of users: made permanent by a second person, ended by a timer, mailed to both sides of a loan. */
export const suspension = (deps: Deps) => {
  const { commands, read, mailer } = deps;
  const isOverturnedAbout = overturnedAbout(deps);
  const handlers: Pick<CommandHandlers<typeof moderationApi>, 'confirmSuspension'> = {
    confirmSuspension: ({ caseId, decisionId }, call) => {
      const confirm = (act: Act) =>
        commands.execute(call, async (unit) => {
          const { state } = await unit.load(caseAggregate, caseId);
          const made = confirmSuspension(state, act, decisionId);
          if (isRefused(made) || made.events.length === 0) return made;
          const { ownerId: userId } = state;
          if (await isOverturnedAbout(userId, act.by)) return refused('decision_other_person');
          unit.append(caseAggregate, caseId, made.events);
          const person = (await unit.load(personAggregate, userId)).state;
          const held = suspend(person, { userId, caseId, at: act.at }, null);
          if (!isRefused(held)) unit.append(personAggregate, userId, held.events);
          return made;
        });
      return withRight(caseId, call, confirm, 'admin');
    },
  };
  return {
    commands: handlers,
    policies: mailer ? [tellOtherSides({ ...deps, mailer }), tellEndOfSuspension({ ...deps, mailer })] : [],
    clockPolicies: [endSuspensions({ commands, suspensions: read.suspensions })],
  } satisfies Capability;
};
