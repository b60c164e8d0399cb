import type { TraderState as Stage } from '@lendring/contracts/account/trader-rules.js';
import type { TraderDetails, TraderEvent } from '@lendring/contracts/account/traders.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import { lacksOf } from './decide-missing-details.js';

/**
 * Details of a trader since the start of trading. `at`: time of the last change, which identifies the version that
 * staff reviews.
 */
export type Trader = Readonly<{
  traderId: string;
  stage: Exclude<Stage, 'ended' | 'missing'>;
  /** Trader details; null after erasure. */
  details: TraderDetails | null;
  certification: Extract<TraderEvent, { type: 'TraderDetailsGiven' }>['data']['certification'];
  certifiedAt: string;
  at: string;
  reason: string | null;
  vatIdConfirmed: boolean;
}>;

export type TraderFold = Readonly<{
  /** End of the grace period; null if details were never requested. */
  asked: string | null;
  /** Deadline until which published offers stay online, set once; null if unset. */
  begun: string | null;
  overdue: boolean;
  missing: boolean;
  current: Trader | null;
  kept: readonly string[];
  /** Details that staff last rejected, which are refused when resubmitted unchanged. */
  wrong: Readonly<{ details: TraderDetails; reason: string; by: string }> | null;
}>;

const initialState: TraderFold = {
  asked: null,
  begun: null,
  overdue: false,
  missing: false,
  current: null,
  kept: [],
  wrong: null,
};

const changed = (state: TraderFold, traderId: string, change: (trader: Trader) => Trader): TraderFold =>
  state.current?.traderId === traderId ? { ...state, current: change(state.current) } : state;

/** True if the VAT id stays confirmed: a confirmation applies only to the VAT id that staff reviewed. */
const staysConfirmed = (before: Trader | null, details: TraderDetails | null): boolean =>
  before !== null && before.vatIdConfirmed && before.details?.vatId === details?.vatId;

const evolve = (state: TraderFold, { type, data }: TraderEvent): TraderFold => {
  switch (type) {
    case 'TraderAsked':
      return { ...state, asked: data.until, begun: null, missing: true };
    case 'TraderBegan':
      return { ...state, begun: data.until, overdue: false, missing: true };
    case 'TraderOverdue':
      return { ...state, overdue: true };
    case 'TraderStopped':
      return { ...state, overdue: false, missing: false };
    case 'TraderDetailsGiven': {
      const { traderId, details, certification, at } = data;
      const current = {
        traderId,
        details,
        certification,
        certifiedAt: at,
        at,
        stage: 'unchecked',
        reason: null,
        vatIdConfirmed: staysConfirmed(state.current, details),
      } as const;
      return { ...state, current, overdue: false, missing: false };
    }
    case 'TraderDetailsChanged': {
      const { details, at } = data;
      return changed(state, data.traderId, (one) => ({
        ...one,
        details,
        at,
        stage: 'unchecked',
        reason: null,
        vatIdConfirmed: staysConfirmed(one, details),
      }));
    }
    case 'TraderVatIdConfirmed':
      return changed(state, data.traderId, (one) => ({ ...one, vatIdConfirmed: true }));
    case 'TraderChecked':
      return { ...changed(state, data.traderId, (one) => ({ ...one, stage: 'checked', reason: null })), wrong: null };
    case 'TraderCorrectionAsked': {
      const { reason, by } = data;
      const details = state.current?.details ?? null;
      return {
        ...changed(state, data.traderId, (one) => ({ ...one, stage: 'correction', reason })),
        wrong: details && reason !== null ? { details, reason, by } : state.wrong,
      };
    }
    case 'TraderEnded':
      return { ...state, current: null, begun: null, kept: [...state.kept, data.traderId] };
    case 'TraderForgotten':
      return { ...state, kept: state.kept.filter((one) => one !== data.traderId) };
  }
};

export const traderAggregate: Aggregate<TraderFold, TraderEvent> = { category: 'trader', initialState, evolve };

export const isVatIdConfirmed = ({ current }: TraderFold, vatId: string | null): boolean =>
  vatId !== null && current !== null && current.vatIdConfirmed && current.details?.vatId === vatId;

/** True if new offers may be published: the details are complete and not rejected, or the grace period runs. */
export const isReady = ({ current, asked }: TraderFold, at: string): boolean =>
  current
    ? current.details !== null && current.stage !== 'correction' && lacksOf(current.details).length === 0
    : asked !== null && at < asked;
