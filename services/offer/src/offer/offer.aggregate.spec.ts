import { describe, expect, it } from 'vitest';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { given } from '../../testing/decisions.js';
import { described, owned, published } from '../../testing/offer.js';

describe('an erased owner', () => {
  it('leaves empty texts', () => {
    const erased: OfferEvent = {
      type: 'OfferDescribed',
      data: { ...owned, title: null, shortDescription: null, description: null },
    };
    expect(
      given(...published, described, erased, { type: 'OfferMetadataSet', data: { ...owned, metadata: null } }),
    ).toMatchObject({ title: '', description: '', metadata: [] });
  });
});
