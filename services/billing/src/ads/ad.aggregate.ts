import type {
  AdCountEvent,
  AdEvent,
  AdContent,
  AdPicture,
  AdStage,
  AdTerms,
  AdWishes,
  AdWords,
} from '@lendring/contracts/billing/ads.js';
import type { HouseAct } from '@lendring/contracts/billing/house-ads.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

export type Draft = Readonly<{
  userId: string;
  stage: AdStage;
  /** Texts of the ad; null after the account is deleted. */
  words: AdWords | null;
  wishes: AdWishes;
  pictures: readonly AdPicture[];
  paymentId: string | null;
  /** Reason of the last rejection; null if the ad was never rejected or has been edited since. */
  reason: string | null;
  /** True for a house ad, which belongs to the operator. */
  house: boolean;
}>;

/**
 * `draft`: null for an operator's ad placed without a draft, or for an unknown ad. `placed`: null until the ad is
 * published. `spent`: ids of payments that have paid for the ad, so that no payment counts twice.
 */
export type Ad = Readonly<{
  draft: Draft | null;
  placed: Readonly<{ content: AdContent; terms: AdTerms }> | null;
  spent: readonly string[];
  ended: boolean;
  /** Latest moderation decision (`decisionId` null: a release); null if there was no decision. */
  moderated: Readonly<{ decisionId: string | null; at: string }> | null;
  paused: boolean;
  history: readonly HouseAct[];
}>;

export const stoppedBy = ({ moderated }: Pick<Ad, 'moderated'>): string | null => moderated?.decisionId ?? null;

/** The member who owns the ad; null for a house ad and for an unknown ad. */
export const ownerOf = ({ draft }: Pick<Ad, 'draft'>): string | null => (draft && !draft.house ? draft.userId : null);

const placedOf = (draft: Draft | null, terms: AdTerms): Ad['placed'] =>
  draft?.words ? { content: { ...draft.words, pictures: [...draft.pictures] }, terms } : null;

const evolve = (state: Ad, { type, data }: AdEvent): Ad => {
  const { draft } = state;
  const drafted = (change: Partial<Draft>): Ad => ({ ...state, draft: draft && { ...draft, ...change } });
  switch (type) {
    case 'AdPlaced':
      return {
        ...drafted({ stage: 'approved' }),
        placed: { content: data.content, terms: data.terms },
        history: [{ act: 'placed', reason: data.reason ?? null, at: data.at }],
      };
    case 'AdDrafted': {
      const { userId, words, wishes, house = false } = data;
      const pictures = draft?.pictures ?? [];
      const open = { stage: 'draft', paymentId: null, reason: null } as const;
      return { ...state, draft: { userId, words, wishes, pictures, house, ...open } };
    }
    case 'AdPictureSet': {
      const { from, imageId } = data;
      const others = (draft?.pictures ?? []).filter((one) => one.from !== from);
      const pictures = imageId === null ? others : [...others, { from, imageId }];
      return drafted({ pictures: pictures.toSorted((one, other) => one.from - other.from) });
    }
    case 'AdDropped':
      return drafted({ stage: 'dropped' });
    case 'AdBooked':
      return drafted({ stage: 'booked', paymentId: data.paymentId, reason: null });
    case 'AdBookingDropped':
      return drafted({ stage: 'draft', paymentId: null });
    case 'AdPaid':
      return { ...drafted({ stage: 'review' }), spent: [...state.spent, data.paymentId] };
    case 'AdApproved':
      return { ...drafted({ stage: 'approved' }), placed: placedOf(draft, data.terms) };
    case 'AdDeclined':
      return drafted({ stage: 'declined', paymentId: null, reason: data.reason });
    case 'AdEnded':
      return { ...state, ended: true };
    case 'AdPaused':
      return {
        ...state,
        paused: true,
        history: [...state.history, { act: 'paused', reason: data.reason, at: data.at }],
      };
    case 'AdContinued':
      return { ...state, paused: false, history: [...state.history, { act: 'continued', reason: null, at: data.at }] };
    case 'AdStopped':
      return { ...state, moderated: { decisionId: data.decisionId, at: data.at } };
    case 'AdResumed':
      return { ...state, moderated: { decisionId: null, at: data.at } };
  }
};

export const adAggregate: Aggregate<Ad, AdEvent> = {
  category: 'ad',
  initialState: { draft: null, placed: null, spent: [], ended: false, moderated: null, paused: false, history: [] },
  evolve,
};

/** Stream `adcount-<adId>`: counts of views and clicks, which no decision uses. */
export const adCountAggregate: Aggregate<null, AdCountEvent> = {
  category: 'adcount',
  initialState: null,
  evolve: () => null,
};
