import { describe, expect, it } from 'vitest';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import { given, own, types } from '../../testing/decisions.js';
import { complete, drafted, owned, picture } from '../../testing/offer.js';
import { addImage, removeImage } from './decide.js';

describe('pictures', () => {
  it('are limited to ten', () => {
    const ten = given(
      drafted,
      ...Array.from({ length: 10 }, (_, n): OfferEvent => ({
        type: 'OfferImageAdded',
        data: { ...owned, picture: picture(n) },
      })),
    );
    expect(addImage(ten, own, picture(10))).toEqual({ refusal: { code: 'too_many_images', params: { max: 10 } } });
    expect(types(addImage(ten, own, picture(9)))).toEqual([]);
  });

  it('are added and removed only once by a repeated command', () => {
    expect(types(addImage(given(drafted), own, picture(1)))).toEqual(['OfferImageAdded']);
    expect(types(addImage(given(...complete), own, picture(1)))).toEqual([]);
    expect(types(removeImage(given(...complete), own, picture(1).imageId))).toEqual(['OfferImageRemoved']);
    expect(types(removeImage(given(drafted), own, picture(1).imageId))).toEqual([]);
  });
});
