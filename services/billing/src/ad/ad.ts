import type { AdCountEvent, AdEvent } from '@lendring/contracts/billing/ad-events.js';
import type { AdContent, AdPicture, AdStage, AdTerms, AdWishes, AdWords } from '@lendring/contracts/billing/ads.js';
import type { HouseAct } from '@lendring/contracts/billing/queries.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

/** What a member makes of an ad before it is shown. */
export type Draft = Readonly<{
  userId: string;
  stage: AdStage;
  /** Null: the account is deleted. */
  words: AdWords | null;
  wishes: AdWishes;
  /** The smallest window first. */
  pictures: readonly AdPicture[];
  /** Payments that it waits for, or was paid by the last time. */
  paymentId: string | null;
  /** Why it was declined the last time; null: it was not, or was changed since. */
  reason: string | null;
  /** It is to be the operator's, or is. */
  house: boolean;
}>;

/**
 * `draft` null: it is the operator's, or there is no such ad. `placed` null: it was never shown. `spent`: payments that
 * have paid it, none of them twice.
 */
export type Ad = Readonly<{
  draft: Draft | null;
  placed: Readonly<{ content: AdContent; terms: AdTerms }> | null;
  spent: readonly string[];
  ended: boolean;
  /** What moderation decided last, and when; `decisionId` null: it is free again. Null: nothing was decided. */
  moderated: Readonly<{ decisionId: string | null; at: string }> | null;
  /** By who looks after ads. */
  paused: boolean;
  /** What was done with what is the operator's, the first act first. */
  history: readonly HouseAct[];
}>;

/** The decision that keeps it from being shown; null: none does. */
export const stoppedBy = ({ moderated }: Pick<Ad, 'moderated'>): string | null => moderated?.decisionId ?? null;

/** Whose it is; null: the operator's, whoever has drafted it, or there is no such ad. */
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

/** Stream `ad-<adId>`. */
export const adAggregate: Aggregate<Ad, AdEvent> = {
  category: 'ad',
  initialState: { draft: null, placed: null, spent: [], ended: false, moderated: null, paused: false, history: [] },
  evolve,
};

/** Stream `adcount-<adId>`: numbers alone, which decide nothing. */
export const adCountAggregate: Aggregate<null, AdCountEvent> = {
  category: 'adcount',
  initialState: null,
  evolve: () => null,
};
