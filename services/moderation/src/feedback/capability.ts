import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import { refused } from '@lendring/contracts/kernel/decider.js';
import { hasRight, type CommandAnswer, callerIdOf, refuse } from '@lendring/contracts/kernel/service-api.js';
import { feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import { keptPath } from '@lendring/contracts/pages/kept-path.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Allowance } from '@lendring/platform/rate-limit/throttle.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { placeholderLeft } from '../templates/decide.js';
import { answerFeedback } from './answer-feedback.js';
import { answer, close, give, note, type FeedbackAct, type FeedbackDecision } from './decide.js';
import { feedbackAggregate, type Feedback } from './feedback.aggregate.js';
import { forgetFeedback } from './forget-feedback.js';
import { feedbackQueryHandlers } from './queries.js';

type FeedbackCommands = Pick<
  CommandHandlers<typeof moderationApi>,
  'giveFeedback' | 'noteFeedback' | 'closeFeedback' | 'answerFeedback'
>;

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'rateLimit' | 'mailer' | 'recipientOf' | 'publicUrl' | 'keys'>;

const fromOne: Allowance = {
  free: feedbackLimits.perHour,
  firstSeconds: 60,
  longestSeconds: 3_600,
  forgiveSeconds: 3_600 / feedbackLimits.perHour,
};

/** Feedback about the product: given, noted, closed, answered by mail, erased after a year for visitors (ADR 91). */
export const feedback = (deps: Deps) => {
  const { commands, load, read, rateLimit, mailer, keys } = deps;
  // Feedback cannot be answered without mail.
  const hasMail = mailer !== null;
  const asAdmin = async (
    { feedbackId, version }: Pick<FeedbackAct, 'feedbackId' | 'version'>,
    call: CommandCall,
    decideOn: (state: Feedback, act: FeedbackAct) => FeedbackDecision,
  ): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user' || !hasRight(actor, 'feedback')) return refuse<ModerationRefusal>('feedback_not_found');
    const act = { feedbackId, version, by: actor.userId, at };
    return commands.on(feedbackAggregate, feedbackId, call, (state) => decideOn(state, act));
  };

  const handlers: FeedbackCommands = {
    giveFeedback: async ({ network, ...asked }, call) => {
      const { kind, text, page, email } = asked;
      const { actor, at, locale, commandId } = call;
      const userId = callerIdOf({ actor });
      const seconds = await rateLimit.take([{ key: `feedback from ${userId ?? network}`, allowance: fromOne }]);
      if (seconds > 0) return refuse<ModerationRefusal>('too_much_feedback');
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
  return {
    commands: handlers,
    queries: feedbackQueryHandlers({ load, feedback: read.feedback, hasMail }),
    policies: mailer ? [answerFeedback({ ...deps, mailer })] : [],
    clockPolicies: [forgetFeedback({ commands, feedback: read.feedback, keys })],
  } satisfies Capability;
};
