import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { type Actor, refuse } from '@lendring/contracts/kernel/service-api.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { caseAggregate } from '../case/case.aggregate.js';
import { caseIdOf } from '../case/case-id.js';
import { raise } from '../case/decide.js';
import { withEvidence } from '../evidence/with-evidence.js';
import type { Ports } from '../ports.js';
import { moderatorIn } from '../staff.js';
import { createLists } from '../word-lists/list-readers.js';
import { callFine, leadToCase, type HintAct } from './decide.js';
import { hintAggregate } from './hint.aggregate.js';
import { lookAtWhatIsShown } from './look-at-what-is-shown.js';
import { hintQueryHandlers } from './queries.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'loadKnown' | 'read' | 'subjects' | 'looks' | 'evidence'>;

const ownerOf = (userId: string): Actor => ({ kind: 'user', userId: UserId.parse(userId), roles: [] });

/** Automatic hints about public content, which moderators dismiss or turn into a case (ADR 103). */
export const hints = (deps: Deps) => {
  const { commands, load, loadKnown, read, subjects, looks } = deps;
  const actOn = (call: CommandCall, known: Pick<HintAct, 'hintId' | 'version'>): HintAct | null => {
    const by = moderatorIn(call.actor);
    return by === null ? null : { ...known, by, at: call.at };
  };

  const handlers: Pick<CommandHandlers<typeof moderationApi>, 'callHintFine' | 'openHintCase'> = {
    callHintFine: async (known, call) => {
      const act = actOn(call, known);
      if (!act) return refuse<ModerationRefusal>('hint_not_found');
      return commands.on(hintAggregate, known.hintId, call, (hint) => callFine(hint, act));
    },
    openHintCase: async ({ reason, ...known }, call) => {
      const act = actOn(call, known);
      if (!act) return refuse<ModerationRefusal>('hint_not_found');
      const { by, at } = act;
      return commands.execute({ ...call, asks: { openHintCase: known } }, async (unit) => {
        const { state: hint } = await unit.load(hintAggregate, known.hintId);
        const { subject } = hint;
        if (subject === null) return refused('hint_not_found');
        const as = ownerOf(hint.ownerId);
        const seen = await subjects.seenBy(as, subject, at);
        if (!seen) return refused('report_subject_not_found');
        const caseId = caseIdOf(subject, seen.ownerId);
        const led = leadToCase(hint, act, caseId);
        if (isRefused(led) || led.events.length === 0) return led;
        const { state } = await unit.load(caseAggregate, caseId);
        const raised = await withEvidence(deps, { caseId, subject, as, at }, state, seen, (shown) =>
          raise(state, { caseId, by, at }, { subject, ...shown, reason }),
        );
        if (isRefused(raised)) return raised;
        unit.append(hintAggregate, known.hintId, led.events);
        unit.append(caseAggregate, caseId, raised.events);
        return led;
      });
    },
  };
  return {
    commands: handlers,
    queries: hintQueryHandlers({ load, hints: read.hints }),
    reactions: [lookAtWhatIsShown({ commands, loadKnown, looks, subjects, lists: createLists(loadKnown) })],
  } satisfies Capability;
};
