import { describe, expect, it } from 'vitest';
import { forEverybody, type Audience } from '@lendring/contracts/offer/audience.js';
import type { OfferChanges } from '@lendring/contracts/offer/editing.js';
import { given, own, stranger, types } from '../../testing/decisions.js';
import { companyOwner, deactivated, offerId, owned, privateOwner, published } from '../../testing/offer.js';
import { edit } from '../editing/decide.js';
import { activate, deactivate, remove } from '../publishing/decide.js';
import { relocate } from '../places/decide.js';
import { keepToGroups } from './decide.js';
import type { OfferDecision } from '../offer/decide.js';

describe('the groups of an offer', () => {
  const [garden, boats] = ['g4rt3nfr3n', 'b00ts0cste'];
  const everybody: Audience = { ...forEverybody, groupIds: [garden], freeForMembers: true };
  const members: Audience = { ...everybody, seenBy: 'members', lentTo: 'members' };
  const set = (audience: OfferChanges['audience'], groups: readonly string[] = [garden]) =>
    edit(given(...published), own, { audience }, null, groups);
  const among = (audience: Audience) =>
    given(...published, { type: 'OfferAudienceSet', data: { ...owned, ...audience } });

  it('are limited to groups of its owner', () => {
    expect(set(everybody)).toMatchObject({
      events: [
        { type: 'OfferAudienceSet', data: { ...owned, ...everybody } },
        { type: 'OfferRevised', data: owned },
      ],
    });
    expect(types(set({ ...everybody, groupIds: [garden, boats] }))).toBe('group_unknown');
    expect(types(edit(given(...published), stranger, { audience: everybody }, null, [garden]))).toBe('offer_not_found');
  });

  it('are required for members-only rules', () => {
    for (const rule of [{ seenBy: 'members' }, { lentTo: 'members' }, { freeForMembers: true }] as const)
      expect(types(set({ ...forEverybody, ...rule }))).toBe('group_needed');
    expect(types(set(forEverybody))).toEqual([]);
  });

  it('are removed when the owner leaves, without making the offer public', () => {
    const state = among({ ...members, groupIds: [garden, boats] });
    expect(types(keepToGroups(state, offerId, [boats, garden]))).toEqual([]);
    expect(keepToGroups(state, offerId, [boats])).toMatchObject({
      events: [{ data: { ...members, groupIds: [boats] } }, { type: 'OfferRevised', data: { membersOnly: true } }],
    });
    expect(keepToGroups(state, offerId, [])).toMatchObject({
      events: [{ data: { ...members, groupIds: [] } }, { type: 'OfferRevised' }],
    });
    expect(types(keepToGroups(given(), offerId, []))).toEqual([]);
  });

  it('may own the item while the offer is shared with them', () => {
    const ours = { ...everybody, belongsTo: garden };
    expect(set(ours)).toMatchObject({ events: [{ data: { belongsTo: garden } }, { type: 'OfferRevised' }] });
    expect(types(set({ ...everybody, belongsTo: boats }, [garden, boats]))).toBe('group_unknown');
    const state = among({ ...ours, groupIds: [garden, boats] });
    expect(keepToGroups(state, offerId, [garden])).toMatchObject({ events: [{ data: { belongsTo: garden } }, {}] });
    expect(keepToGroups(state, offerId, [boats])).toMatchObject({ events: [{ data: { belongsTo: null } }, {}] });
  });

  it('mark published events as members-only', () => {
    const flags = (decision: OfferDecision) =>
      'events' in decision ? decision.events.map(({ data }) => 'membersOnly' in data) : decision.refusal;
    expect(flags(activate(given(...published, deactivated), own, privateOwner))).toEqual([false]);
    expect(flags(deactivate(among(members), own))).toEqual([true]);
    expect(flags(remove(among(members), own))).toEqual([true]);
    expect(flags(relocate(among(members), offerId, companyOwner))).toEqual([true]);
  });
});
