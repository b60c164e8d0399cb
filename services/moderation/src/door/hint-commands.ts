import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { hasRight, type Actor, type CommandAnswer } from '@lendring/contracts/kernel/door.js';
import { UserId, type Locale } from '@lendring/contracts/kernel/ids.js';
import type { moderationDoor } from '@lendring/contracts/moderation/queries.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { caseAggregate } from '../case/case.js';
import { raise } from '../case/decide.js';
import { callFine, leadToCase, type HintAct } from '../hint/decide.js';
import { hintAggregate } from '../hint/hint.js';
import type { Evidence } from '../evidence/evidence.port.js';
import type { Subjects } from '../subjects.port.js';
import {
  changeWord,
  listWord,
  removeWord,
  wordListAggregate,
  type ListAct,
  type WordDecision,
  type WordList,
} from '../words/word-list.js';
import { caseIdOf } from './case-id.js';
import { withEvidence } from './with-evidence.js';

export type HintCommands = Pick<
  CommandHandlers<typeof moderationDoor>,
  'listWord' | 'changeWord' | 'removeWord' | 'callHintFine' | 'openHintCase'
>;

type Deps = Readonly<{
  commands: CommandHandler;
  subjects: Pick<Subjects, 'seenBy'>;
  evidence: Pick<Evidence, 'keep'>;
}>;

const no = (code: ModerationRefusal): CommandAnswer => ({ ok: false, refusal: { code } });
const ownerOf = (userId: string): Actor => ({ kind: 'user', userId: UserId.parse(userId), roles: [] });
const staffIn = (actor: Actor): string | null =>
  actor.kind === 'user' && hasRight(actor, 'reports') ? actor.userId : null;

export const hintCommandHandlers = ({ commands, ...looking }: Deps): HintCommands => {
  const onList = async (
    language: Locale,
    call: CommandCall,
    decideOn: (list: WordList, act: ListAct) => WordDecision,
  ): Promise<CommandAnswer> => {
    const by = staffIn(call.actor);
    if (by === null) return no('word_not_found');
    const act = { language, by, at: call.at };
    return commands.on(wordListAggregate, language, call, (list) => decideOn(list, act));
  };
  const actOn = (call: CommandCall, known: Pick<HintAct, 'hintId' | 'version'>): HintAct | null => {
    const by = staffIn(call.actor);
    return by === null ? null : { ...known, by, at: call.at };
  };

  return {
    listWord: ({ language, ...word }, call) =>
      onList(language, call, (list, act) => listWord(list, act, derivedId(call.commandId, 'word'), word)),
    changeWord: ({ language, wordId, ...word }, call) =>
      onList(language, call, (list, act) => changeWord(list, act, wordId, word)),
    removeWord: ({ language, wordId }, call) => onList(language, call, (list, act) => removeWord(list, act, wordId)),
    callHintFine: async (known, call) => {
      const act = actOn(call, known);
      if (!act) return no('hint_not_found');
      return commands.on(hintAggregate, known.hintId, call, (hint) => callFine(hint, act));
    },
    openHintCase: async ({ reason, ...known }, call) => {
      const act = actOn(call, known);
      if (!act) return no('hint_not_found');
      const { by, at } = act;
      return commands.execute({ ...call, asks: { openHintCase: known } }, async (unit) => {
        const { state: hint } = await unit.load(hintAggregate, known.hintId);
        const { subject } = hint;
        if (subject === null) return refused('hint_not_found');
        const as = ownerOf(hint.ownerId);
        const seen = await looking.subjects.seenBy(as, subject, at);
        if (!seen) return refused('report_subject_not_found');
        const caseId = caseIdOf(subject, seen.ownerId);
        const led = leadToCase(hint, act, caseId);
        if (isRefused(led) || led.events.length === 0) return led;
        const { state } = await unit.load(caseAggregate, caseId);
        const raised = await withEvidence(looking, { caseId, subject, as, at }, state, seen, (shown) =>
          raise(state, { caseId, by, at }, { subject, ...shown, reason }),
        );
        if (isRefused(raised)) return raised;
        unit.append(hintAggregate, known.hintId, led.events);
        unit.append(caseAggregate, caseId, raised.events);
        return led;
      });
    },
  };
};
