import { describe, expect, it } from 'vitest';
import { offerCard } from '../../../testing/samples.js';
import { pickedOf, spotsOf } from './spots.js';

const { place } = offerCard();
const elsewhere = place && { ...place, lat: 50.9 };
const texts = { one: () => '9 €', several: (count: number) => `${count} Inserate` };
const shelf = ['a', 'b', 'c'].map((offer_id) => offerCard({ offer_id, title: offer_id }));
const offers = [...shelf, offerCard({ offer_id: 'd', place: elsewhere }), offerCard({ offer_id: 'e', place: null })];

describe('the spots of a list', () => {
  it('are one for each place, which counts what is there', () => {
    expect(spotsOf(offers, null, texts).map(({ spot: { id, label } }) => [id, label])).toEqual([
      ['a', '3 Inserate'],
      ['d', '9 €'],
    ]);
  });
  it('bear the active offer where it is', () => {
    expect(spotsOf(offers, 'b', texts).map(({ spot: { id, title } }) => [id, title])).toEqual([
      ['b', 'b'],
      ['d', 'Familienzelt für sechs'],
    ]);
  });
  it('show the next offer of a place with each press', () => {
    const groups = spotsOf(offers, 'b', texts);
    expect([
      pickedOf(spotsOf(offers, null, texts), 'a', null),
      pickedOf(groups, 'b', 'b'),
      pickedOf(spotsOf(offers, 'c', texts), 'c', 'c'),
      pickedOf(groups, 'd', 'b'),
    ]).toEqual(['a', 'c', 'a', 'd']);
  });
});
