import { describe, expect, it } from 'vitest';
import { offerCard } from '../../../testing/samples.js';
import { pickedOf, spotsOf } from './spots.js';

const { place } = offerCard();
const elsewhere = place && { ...place, lat: 50.9 };
const texts = { one: () => '9 €', several: (count: number) => `${count} Inserate` };
const shelf = ['a', 'b', 'c'].map((offer_id) => offerCard({ offer_id, title: offer_id }));
const offers = [...shelf, offerCard({ offer_id: 'd', place: elsewhere }), offerCard({ offer_id: 'e', place: null })];

describe('the map markers of a list', () => {
  it('are grouped by place and show the number of offers there', () => {
    expect(spotsOf(offers, null, texts).map(({ spot: { id, label } }) => [id, label])).toEqual([
      ['a', '3 Inserate'],
      ['d', '9 €'],
    ]);
  });
  it('show the active offer at its place', () => {
    expect(spotsOf(offers, 'b', texts).map(({ spot: { id, title } }) => [id, title])).toEqual([
      ['b', 'b'],
      ['d', 'Familienzelt für sechs'],
    ]);
  });
  it('select the next offer at a place on each click', () => {
    const groups = spotsOf(offers, 'b', texts);
    expect([
      pickedOf(spotsOf(offers, null, texts), 'a', null),
      pickedOf(groups, 'b', 'b'),
      pickedOf(spotsOf(offers, 'c', texts), 'c', 'c'),
      pickedOf(groups, 'd', 'b'),
    ]).toEqual(['a', 'c', 'a', 'd']);
  });
});
