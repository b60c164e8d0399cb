import type { TraderState as Stage } from '@lendring/contracts/account/trader-rules.js';
import type { TraderDetails, TraderEvent } from '@lendring/contracts/account/trader.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import { lacksOf } from './details.js';

/** What somebody gave, since they began to trade. `at`: when it last changed, which names what staff looks at. */
export type Trader = Readonly<{
  traderId: string;
  stage: Exclude<Stage, 'ended' | 'missing'>;
  /** Null once forgotten. */
  details: TraderDetails | null;
  certification: Extract<TraderEvent, { type: 'TraderDetailsGiven' }>['data']['certification'];
  certifiedAt: string;
  at: string;
  /** Why a correction is asked for. */
  reason: string | null;
  /** Staff has confirmed the VAT id of `details`. */
  vatIdConfirmed: boolean;
}>;

export type TraderFold = Readonly<{
  /** Until when they may go on without it; null: they were never asked. */
  asked: string | null;
  /** Until when what is online stays there, since they became commercial; null: nothing was set. It is set once. */
  begun: string | null;
  /** That time is over, and what was online is paused. */
  overdue: boolean;
  /** They offer commercially, and gave nothing yet. */
  missing: boolean;
  current: Trader | null;
  /** Ended and still kept. */
  kept: readonly string[];
  /** What staff last asked to be corrected: the same is taken no more, whatever stood between. */
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

/** A confirmation holds for the VAT id that staff saw, and for no other. */
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

/** Stream `trader-<userId>`: who somebody is who offers commercially (ADR 101). */
export const traderAggregate: Aggregate<TraderFold, TraderEvent> = { category: 'trader', initialState, evolve };

/** Whether staff has confirmed this VAT id: it is that of the details which they saw. */
export const isVatIdConfirmed = ({ current }: TraderFold, vatId: string | null): boolean =>
  vatId !== null && current !== null && current.vatIdConfirmed && current.details?.vatId === vatId;

/** Whether something new of theirs may go online: what they gave is whole and not to be corrected, or they may still wait. */
export const isReady = ({ current, asked }: TraderFold, at: string): boolean =>
  current
    ? current.details !== null && current.stage !== 'correction' && lacksOf(current.details).length === 0
    : asked !== null && at < asked;
