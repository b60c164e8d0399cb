import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import {
  reporterLimits as limits,
  type Filing,
  type pauseDays,
} from '@lendring/contracts/moderation/reporter-limits.js';
import type { Figures, Known, ReporterEvent } from '@lendring/contracts/moderation/reporter.js';
import { overIn, pauseOf, type Reporter } from './reporter.js';

export type ReporterDecision = Decision<readonly ReporterEvent[], ModerationRefusal>;

/** Who decides about whom. `known`: of who has no account, the report that says where they are reached. */
export type Act = Readonly<{ reporterId: string; known: Known | null; by: string; at: string }>;
type Told = Readonly<{ of: Filing; reason: string }>;

const DAY = 86_400_000;
const nothing = decided([]);

const toldOf = ({ reporterId, known, by, at }: Act, { of, reason }: Told) => ({
  reporterId,
  of,
  keyId: known?.reportId ?? reporterId,
  known,
  reason,
  by,
  at,
});

/** When they were warned of it, as far as that still counts; null: not. */
export const warnedOf = ({ warnedAt }: Reporter, of: Filing, at: string): string | null => {
  const warned = warnedAt[of];
  return warned !== null && Date.parse(warned) > Date.parse(at) - limits.days * DAY ? warned : null;
};

/** Said once a year: a repeated click says nothing more. */
export const warn = (state: Reporter, act: Act, told: Told, figures: Figures): ReporterDecision => {
  if (act.by === act.reporterId) return refused('reporter_own');
  if (warnedOf(state, told.of, act.at) !== null) return nothing;
  if (figures.unfounded === 0) return refused('reporter_not_unfounded');
  return decided([{ type: 'ReporterWarned', data: { ...toldOf(act, told), figures } }]);
};

/** What somebody sent, and how many were manifestly unfounded that came after the warning. */
type Counted = Readonly<{ figures: Figures; since: number }>;

/** Somebody was warned, went on, and is frequently wrong in a manifest way. */
export const mayPause = (state: Reporter, of: Filing, at: string, { figures, since }: Counted): boolean =>
  warnedOf(state, of, at) !== null && figures.unfounded >= limits.frequent && since > 0;

type Wanted = Told & Readonly<{ days: (typeof pauseDays)[number] }>;

/** For some days nothing of it is looked at: only of who is frequently wrong in a manifest way, was warned, and went on. */
export const pause = (state: Reporter, act: Act, { days, ...told }: Wanted, counted: Counted): ReporterDecision => {
  const { reporterId, by, at } = act;
  if (by === reporterId) return refused('reporter_own');
  const now = pauseOf(state, told.of, at);
  if (now) return now.days === days ? nothing : refused('reporter_paused');
  if (warnedOf(state, told.of, at) === null) return refused('reporter_not_warned');
  if (!mayPause(state, told.of, at, counted)) return refused('reporter_not_frequent', { count: limits.frequent });
  const until = new Date(Date.parse(at) + days * DAY).toISOString();
  return decided([{ type: 'ReporterPaused', data: { ...toldOf(act, told), figures: counted.figures, days, until } }]);
};

/** A later decision takes it back. */
export const resume = (state: Reporter, act: Act, told: Told): ReporterDecision => {
  if (act.by === act.reporterId) return refused('reporter_own');
  const now = pauseOf(state, told.of, act.at);
  // They are told where they were told of it.
  return now ? decided([{ type: 'ReporterResumed', data: toldOf({ ...act, known: now.known }, told) }]) : nothing;
};

/** Ends what is over at `at`. */
export const endPauses = (state: Reporter, reporterId: string, at: string): ReporterDecision =>
  decided(
    overIn(state, at).map((of) => {
      const known = state.pauses[of]?.known ?? null;
      const keyId = known?.reportId ?? reporterId;
      return { type: 'ReporterResumed', data: { reporterId, of, keyId, known, reason: null, by: null, at } };
    }),
  );

/** A report without an account is not looked at: its address is told so. */
export const unheard = ({ pauses }: Reporter, reporterId: string, at: string): ReporterDecision => {
  const known = pauses.reports?.known;
  return decided(known ? [{ type: 'ReportUnheard', data: { reporterId, known, at } }] : []);
};
