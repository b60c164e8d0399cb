import { describe, expect, it } from 'vitest';
import { adAggregate, stoppedBy, type Ad } from '../ads/ad.aggregate.js';
import type { AdDecision } from '../ads/decide.js';
import { resume, stop } from './decide.js';

const adId = '7c1f0d58-5a3e-4f7b-9c55-0a2f3f6b9d11';
const decisionId = '5b1f9c02-7d34-4a86-9e61-0c8f2a7b3d14';
const [at, later] = ['2027-02-01T10:00:00.000Z', '2027-02-01T11:00:00.000Z'];
const placed: Ad = {
  ...adAggregate.initialState,
  placed: {
    content: {
      type: 'banner',
      position: 'top',
      colour: '#0b5c5c',
      title: 'Zelte',
      claim: 'Abholen',
      cta: 'Ansehen',
      link: 'https://zelte.example',
      hint: { x: 'right', y: 'top', src: 'West' },
      pictures: [],
    },
    terms: { from: at, until: null, views: null, weight: 1, language: null, categoryId: null },
  },
};
const events = (decision: AdDecision) => ('events' in decision ? decision.events : []);
const after = (state: Ad, decision: AdDecision): Ad => events(decision).reduce(adAggregate.evolve, state);

describe('ad stopped by moderation', () => {
  it('is stopped once per decision, and resumes when the decision is reversed', () => {
    const stopped = after(placed, stop(placed, { adId, decisionId, at }));
    expect(stoppedBy(stopped)).toBe(decisionId);
    expect(events(stop(stopped, { adId, decisionId, at }))).toEqual([]);
    const back = after(stopped, resume(stopped, { adId, at: later }));
    expect(stoppedBy(back)).toBeNull();
    expect(events(stop(back, { adId, decisionId, at }))).toEqual([]);
  });

  it('handles a reversal delivered before its decision, and ignores ads never placed', () => {
    const freed = after(placed, resume(placed, { adId, at: later }));
    expect(stoppedBy(after(freed, stop(freed, { adId, decisionId, at })))).toBeNull();
    expect(events(stop(adAggregate.initialState, { adId, decisionId, at }))).toEqual([]);
  });
});
