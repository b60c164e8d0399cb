import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import {
  reporterLimits as limits,
  type Filing,
  type pauseDays,
} from '@lendring/contracts/moderation/reporter-limits.js';
import type { Figures, Known, ReporterEvent } from '@lendring/contracts/moderation/unfounded-reports.js';
import { overIn, pauseOf, type Reporter } from './reporter.aggregate.js';

export type ReporterDecision = Decision<readonly ReporterEvent[], ModerationRefusal>;

export type Act = Readonly<{ reporterId: string; known: Known | null; by: string; at: string }>;
type Told = Readonly<{ of: Filing; reason: string }>;

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

/** Time of a warning that still counts; null if no warning does. */
export const warnedOf = ({ warnedAt }: Reporter, of: Filing, at: string): string | null => {
  const warned = warnedAt[of];
  return warned !== null && Date.parse(warned) > Date.parse(at) - limits.days * DAY_MS ? warned : null;
};

/** Warns at most once a year; repeated clicks do nothing. */
export const warn = (state: Reporter, act: Act, told: Told, figures: Figures): ReporterDecision => {
  if (act.by === act.reporterId) return refused('reporter_own');
  if (warnedOf(state, told.of, act.at) !== null) return nothing;
  if (figures.unfounded === 0) return refused('reporter_not_unfounded');
  return decided([{ type: 'ReporterWarned', data: { ...toldOf(act, told), figures } }]);
};

type Counted = Readonly<{ figures: Figures; since: number }>;

/** Requires a warning, frequent manifestly unfounded submissions, and at least one after the warning. */
export const mayPause = (state: Reporter, of: Filing, at: string, { figures, since }: Counted): boolean =>
  warnedOf(state, of, at) !== null && figures.unfounded >= limits.frequent && since > 0;

type Wanted = Told & Readonly<{ days: (typeof pauseDays)[number] }>;

export const pause = (state: Reporter, act: Act, { days, ...told }: Wanted, counted: Counted): ReporterDecision => {
  const { reporterId, by, at } = act;
  if (by === reporterId) return refused('reporter_own');
  const now = pauseOf(state, told.of, at);
  if (now) return now.days === days ? nothing : refused('reporter_paused');
  if (warnedOf(state, told.of, at) === null) return refused('reporter_not_warned');
  if (!mayPause(state, told.of, at, counted)) return refused('reporter_not_frequent', { count: limits.frequent });
  const until = new Date(Date.parse(at) + days * DAY_MS).toISOString();
  return decided([{ type: 'ReporterPaused', data: { ...toldOf(act, told), figures: counted.figures, days, until } }]);
};

export const resume = (state: Reporter, act: Act, told: Told): ReporterDecision => {
  if (act.by === act.reporterId) return refused('reporter_own');
  const now = pauseOf(state, told.of, act.at);
  // The end of a pause is sent to the same contact as its start.
  return now ? decided([{ type: 'ReporterResumed', data: toldOf({ ...act, known: now.known }, told) }]) : nothing;
};

export const endPauses = (state: Reporter, reporterId: string, at: string): ReporterDecision =>
  decided(
    overIn(state, at).map((of) => {
      const known = state.pauses[of]?.known ?? null;
      const keyId = known?.reportId ?? reporterId;
      return { type: 'ReporterResumed', data: { reporterId, of, keyId, known, reason: null, by: null, at } };
    }),
  );

export const reportIgnored = ({ pauses }: Reporter, reporterId: string, at: string): ReporterDecision => {
  const known = pauses.reports?.known;
  return decided(known ? [{ type: 'ReportUnheard', data: { reporterId, known, at } }] : []);
};
