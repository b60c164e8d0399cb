import { describe, expect, it } from 'vitest';
import { given, types } from '../../testing/decisions.js';
import {
  companyOwner,
  complete,
  deactivated,
  deleted,
  exact,
  offerId,
  owned,
  privateOwner,
  published,
  rough,
} from '../../testing/offer.js';
import { relocate } from './decide.js';

describe('relocation with the owner', () => {
  it('moves published offers once', () => {
    for (const [state, status] of [
      [given(...published), 'active'],
      [given(...published, deactivated), 'inactive'],
    ] as const) {
      expect(relocate(state, offerId, companyOwner)).toEqual({
        events: [{ type: 'OfferRelocated', data: { ...owned, place: exact, commercial: true, status } }],
      });
      expect(
        types(relocate(state, offerId, { ...privateOwner, place: { ...rough, point: { ...rough.point } } })),
      ).toEqual([]);
    }
    for (const state of [given(), given(...complete), given(...published, deleted)])
      expect(types(relocate(state, offerId, companyOwner))).toEqual([]);
    expect(types(relocate(given(...published), offerId, null))).toEqual([]);
  });
});
