import { refused } from '@lendring/contracts/kernel/decider.js';
import { hasRight, type CommandAnswer } from '@lendring/contracts/kernel/door.js';
import { feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';
import type { moderationDoor } from '@lendring/contracts/moderation/queries.js';
import { keptPath } from '@lendring/contracts/pages/kept-path.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Brake } from '@lendring/platform/guessing/brake.js';
import type { Allowance } from '@lendring/platform/guessing/throttle.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { answer, close, give, note, type FeedbackAct, type FeedbackDecision } from '../feedback/decide.js';
import { feedbackAggregate, type Feedback } from '../feedback/feedback.js';
import { placeholderLeft } from '../template/decide.js';

export type FeedbackCommands = Pick<
  CommandHandlers<typeof moderationDoor>,
  'giveFeedback' | 'noteFeedback' | 'closeFeedback' | 'answerFeedback'
>;

/** `hasMail`: mail is configured; without it feedback cannot be answered. */
type Deps = Readonly<{ commands: CommandHandler; brake: Brake; hasMail: boolean }>;

const fromOne: Allowance = {
  free: feedbackLimits.perHour,
  firstSeconds: 60,
  longestSeconds: 3_600,
  forgiveSeconds: 3_600 / feedbackLimits.perHour,
};

const no = (code: ModerationRefusal): CommandAnswer => ({ ok: false, refusal: { code } });

export const feedbackCommandHandlers = ({ commands, brake, hasMail }: Deps): FeedbackCommands => {
  const asAdmin = async (
    { feedbackId, version }: Pick<FeedbackAct, 'feedbackId' | 'version'>,
    call: CommandCall,
    decideOn: (state: Feedback, act: FeedbackAct) => FeedbackDecision,
  ): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user' || !hasRight(actor, 'feedback')) return no('feedback_not_found');
    const act = { feedbackId, version, by: actor.userId, at };
    return commands.on(feedbackAggregate, feedbackId, call, (state) => decideOn(state, act));
  };

  return {
    giveFeedback: async ({ network, ...asked }, call) => {
      const { kind, text, page, email } = asked;
      const { actor, at, locale, commandId } = call;
      const userId = actor.kind === 'user' ? actor.userId : null;
      const seconds = await brake.miss([{ key: `feedback from ${userId ?? network}`, allowance: fromOne }]);
      if (seconds > 0) return no('too_much_feedback');
      const feedbackId = derivedId(commandId, 'feedback');
      const made = {
        feedbackId,
        authorId: userId ?? feedbackId,
        signedIn: userId !== null,
        kind,
        text,
        page: page === null ? null : keptPath(page),
        email: userId === null ? email : null,
        locale,
        at,
      };
      return commands.on(feedbackAggregate, feedbackId, { ...call, asks: { giveFeedback: asked } }, (state) =>
        give(state, made),
      );
    },
    noteFeedback: ({ tags, note: text, ...known }, call) =>
      asAdmin(known, call, (state, act) => note(state, act, { tags, note: text })),
    closeFeedback: ({ done, ...known }, call) => asAdmin(known, call, (state, act) => close(state, act, done)),
    answerFeedback: ({ answer: text, ...known }, call) =>
      asAdmin(known, call, (state, act) =>
        hasMail
          ? (placeholderLeft('feedback_answer', text) ?? answer(state, act, text))
          : refused('feedback_no_address'),
      ),
  };
};
