import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import { filings, type Filing } from '@lendring/contracts/moderation/reporter-limits.js';
import type { Figures, Known, ReporterEvent } from '@lendring/contracts/moderation/unfounded-reports.js';

export type Pause = Readonly<{ until: string; days: number; known: Known | null }>;

export type Done = Readonly<{
  act: 'warned' | 'paused' | 'resumed';
  of: Filing;
  reason: string;
  figures: Figures | null;
  until: string | null;
  by: string | null;
  at: string;
}>;

export type Reporter = Readonly<{
  warnedAt: Readonly<Record<Filing, string | null>>;
  pauses: Readonly<Record<Filing, Pause | null>>;
  history: readonly Done[];
}>;

const evolve = (state: Reporter, { type, data }: ReporterEvent): Reporter => {
  if (type === 'ReportUnheard') return state;
  const { of, reason, by, at } = data;
  const done = { of, reason: reason ?? '', by, at };
  const { warnedAt, pauses, history } = state;
  switch (type) {
    case 'ReporterWarned':
      return {
        ...state,
        warnedAt: { ...warnedAt, [of]: at },
        history: [...history, { act: 'warned', ...done, figures: data.figures, until: null }],
      };
    case 'ReporterPaused': {
      const { until, days, known, figures } = data;
      return {
        ...state,
        pauses: { ...pauses, [of]: { until, days, known } },
        history: [...history, { act: 'paused', ...done, figures, until }],
      };
    }
    case 'ReporterResumed':
      return {
        ...state,
        pauses: { ...pauses, [of]: null },
        history: [...history, { act: 'resumed', ...done, figures: null, until: null }],
      };
  }
};

/**
 * Stream `reporter-<reporterId>`: warnings and pauses after manifestly unfounded reports or complaints (DSA art. 23,
 * ADR 114).
 */
export const reporterAggregate: Aggregate<Reporter, ReporterEvent> = {
  category: 'reporter',
  initialState: {
    warnedAt: { reports: null, complaints: null },
    pauses: { reports: null, complaints: null },
    history: [],
  },
  evolve,
};

/** The pause in effect at `at`; null if no pause is. A pause ends on time, even before its end is recorded. */
export const pauseOf = ({ pauses }: Reporter, of: Filing, at: string): Pause | null => {
  const pause = pauses[of];
  return pause && pause.until > at ? pause : null;
};

export const overIn = ({ pauses }: Reporter, at: string): readonly Filing[] =>
  filings.filter((of) => {
    const pause = pauses[of];
    return pause !== null && pause.until <= at;
  });
