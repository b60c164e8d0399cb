import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import { refuse } from '@lendring/contracts/kernel/service-api.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { caseAggregate, visitorWho } from '../case/case.aggregate.js';
import { withRight } from '../case/case-commands.js';
import { dayText } from '../day-text.js';
import type { Ports } from '../ports.js';
import { complaintsFromNetwork } from '../reporting/allowances.js';
import { reporterIdOf } from '../reporting/reporter-id.js';
import { lift } from '../suspension/decide.js';
import { personAggregate } from '../suspension/person.aggregate.js';
import { placeholderLeft } from '../templates/decide.js';
import { pauseOf, reporterAggregate } from '../unfounded-reports/reporter.aggregate.js';
import { answerComplaint, complain, waitsFor } from './decide.js';

type Names = 'complain' | 'complainByLink' | 'answerComplaint';

/** Complaints about decisions, with or without an account, answered by a second person (DSA art. 20). */
export const complaints = ({
  commands,
  read: { decisions },
  rateLimit,
  links,
}: Pick<Ports, 'commands' | 'read' | 'rateLimit' | 'links'>) => {
  const complainAs = async (by: string, decisionId: string, text: string, call: CommandCall) => {
    const found = await decisions.get(decisionId);
    if (!found) return refuse<ModerationRefusal>('decision_not_found');
    const { caseId } = found;
    const complaint = { complaintId: derivedId(call.commandId, 'complaint'), decisionId, text };
    return commands.execute(call, async (unit) => {
      const { state } = await unit.load(caseAggregate, caseId);
      const made = complain(state, { caseId, by, at: call.at }, complaint);
      if (isRefused(made)) return made;
      const who = visitorWho(state, by);
      const reporter = (await unit.load(reporterAggregate, who ? reporterIdOf(who) : by)).state;
      const paused = pauseOf(reporter, 'complaints', call.at);
      if (paused && waitsFor(state, decisionId, paused.until))
        return refused('complaints_paused', { day: dayText(paused.until, call.locale) });
      unit.append(caseAggregate, caseId, made.events);
      return made;
    });
  };

  const handlers: Pick<CommandHandlers<typeof moderationApi>, Names> = {
    complain: async ({ decisionId, text }, call) =>
      call.actor.kind === 'user'
        ? complainAs(call.actor.userId, decisionId, text, call)
        : refuse<ModerationRefusal>('decision_not_found'),
    complainByLink: async ({ network, ...asked }, call) => {
      const link = links.read(asked.token);
      if (!link) return refuse<ModerationRefusal>('decision_not_found');
      const seconds = await rateLimit.take([{ key: `complaint from ${network}`, allowance: complaintsFromNetwork }]);
      if (seconds > 0) return refuse<ModerationRefusal>('too_many_complaints');
      return complainAs(link.reportId, link.decisionId, asked.text, { ...call, asks: { complainByLink: asked } });
    },
    answerComplaint: ({ caseId, ...answer }, call) =>
      withRight(caseId, call, (act) =>
        commands.execute(call, async (unit) => {
          const { state } = await unit.load(caseAggregate, caseId);
          const left = placeholderLeft('complaint_answer', answer.answer);
          if (left) return left;
          const decisionId = derivedId(call.commandId, 'decision');
          const made = answerComplaint(state, act, { ...answer, decisionId });
          if (isRefused(made)) return made;
          unit.append(caseAggregate, caseId, made.events);
          if (!made.events.some(({ type }) => type === 'CaseDecided')) return made;
          const { ownerId: userId } = state;
          const lifted = lift((await unit.load(personAggregate, userId)).state, { userId, caseId, at: act.at });
          if (!isRefused(lifted)) unit.append(personAggregate, userId, lifted.events);
          return made;
        }),
      ),
  };
  return { commands: handlers } satisfies Capability;
};
