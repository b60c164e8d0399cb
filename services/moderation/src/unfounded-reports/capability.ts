import { refused } from '@lendring/contracts/kernel/decider.js';
import { hasRight, type CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { Filing } from '@lendring/contracts/moderation/reporter-limits.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { flaggerAggregate } from '../trusted-flaggers/flagger.aggregate.js';
import type { Ports, ReadModels } from '../ports.js';
import { countSent, type Counted } from './count-sent.js';
import { mayPause, pause, resume, warn, warnedOf, type Act, type ReporterDecision } from './decide.js';
import { endPauses } from './end-pauses.js';
import { pauseOf, reporterAggregate, type Reporter } from './reporter.aggregate.js';
import { tellReporters } from './tell-reporters.js';

type ReporterCommands = Pick<
  CommandHandlers<typeof moderationApi>,
  'warnReporter' | 'pauseReporter' | 'resumeReporter'
>;
type ReporterQueries = Pick<ServiceHandlers<typeof moderationApi>['queries'], 'reporter' | 'ownStanding'>;

type Views = Pick<ReadModels, 'reports' | 'complaints'>;
type Decide = (state: Reporter, act: Act, counted: Counted) => ReporterDecision;

const notFound: CommandAnswer = { ok: false, refusal: { code: 'reporter_not_found' } };

const asked = (name: string, reporterId: string, of: Filing, more: object = {}) => ({
  [name]: { reporterId, of, ...more },
});

const sinceWarned = (
  state: Reporter,
  of: Filing,
  at: string,
  { figures, since }: Pick<Counted, 'figures' | 'since'>,
) => {
  const warned = warnedOf(state, of, at);
  return { figures: figures[of], since: warned === null ? 0 : since(of, warned) };
};

const commandHandlers = (commands: Ports['commands'], views: Views): ReporterCommands => {
  const on = async (reporterId: string, call: CommandCall, asks: object, decide: Decide): Promise<CommandAnswer> => {
    const { actor, at } = call;
    if (actor.kind !== 'user' || !hasRight(actor, 'reports')) return notFound;
    const counted = await countSent(views, reporterId, at);
    if (!counted) return notFound;
    const { visitor, latest } = counted;
    const known = latest && { caseId: latest.caseId, reportId: latest.reportId };
    // Refuse visitors without a confirmed report, who may have entered another person's address.
    if (visitor && !known) return notFound;
    return commands.execute({ ...call, asks }, async (unit) => {
      const { state } = await unit.load(reporterAggregate, reporterId);
      const decision = decide(state, { reporterId, known, by: actor.userId, at }, counted);
      if (!('events' in decision) || decision.events.length === 0) return decision;
      const isFlagger = (await unit.load(flaggerAggregate, reporterId)).state.current !== null;
      if (isFlagger && decision.events.some(({ type }) => type !== 'ReporterResumed'))
        return refused('reporter_is_flagger');
      unit.append(reporterAggregate, reporterId, decision.events);
      return decision;
    });
  };
  return {
    warnReporter: ({ reporterId, of, reason }, call) =>
      on(reporterId, call, asked('warnReporter', reporterId, of), (state, act, { figures }) =>
        warn(state, act, { of, reason }, figures[of]),
      ),
    pauseReporter: ({ reporterId, of, days, reason }, call) =>
      on(reporterId, call, asked('pauseReporter', reporterId, of, { days }), (state, act, { figures, since }) => {
        return pause(state, act, { of, days, reason }, sinceWarned(state, of, act.at, { figures, since }));
      }),
    resumeReporter: ({ reporterId, of, reason }, call) =>
      on(reporterId, call, asked('resumeReporter', reporterId, of), (state, act) => resume(state, act, { of, reason })),
  };
};

const standingOf = (state: Reporter, of: Filing, at: string) => ({
  warnedAt: warnedOf(state, of, at),
  pausedUntil: pauseOf(state, of, at)?.until ?? null,
});

const queryHandlers = (views: Views, load: Ports['load']): ReporterQueries => ({
  reporter: async ({ reporterId }, { actor, at }) => {
    if (actor.kind !== 'user' || !hasRight(actor, 'reports') || actor.userId === reporterId) return null;
    const [counted, state] = await Promise.all([countSent(views, reporterId, at), load(reporterAggregate, reporterId)]);
    const filing = (of: Filing) => ({
      ...(counted?.figures[of] ?? { made: 0, unfounded: 0 }),
      ...standingOf(state, of, at),
      mayPause: counted !== null && mayPause(state, of, at, sinceWarned(state, of, at, counted)),
    });
    return {
      reporterId,
      visitor: counted?.visitor ?? false,
      reports: filing('reports'),
      complaints: filing('complaints'),
      history: state.history.toReversed(),
    };
  },
  ownStanding: async (_, { actor, at }) => {
    const state = actor.kind === 'user' ? await load(reporterAggregate, actor.userId) : reporterAggregate.initialState;
    return { reports: standingOf(state, 'reports', at), complaints: standingOf(state, 'complaints', at) };
  },
});

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'mailer' | 'recipientOf' | 'publicUrl'>;

/** Warnings and pauses after manifestly unfounded reports or complaints (DSA art. 23, ADR 114). */
export const unfoundedReports = (deps: Deps) => {
  const { commands, load, read, mailer } = deps;
  return {
    commands: commandHandlers(commands, read),
    queries: queryHandlers(read, load),
    policies: mailer ? [tellReporters({ ...deps, mailer })] : [],
    clockPolicies: [endPauses({ commands, pauses: read.pauses })],
  } satisfies Capability;
};
