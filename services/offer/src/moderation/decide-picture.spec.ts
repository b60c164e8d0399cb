import { describe, expect, it } from 'vitest';
import { OfferEvent } from '@lendring/contracts/offer/events.js';
import { offerId, picture, published } from '../../testing/offer.js';
import { publish } from '../publish.js';
import type { OfferDecision } from '../offer/decide.js';
import { hidePicture, showPicture } from './decide-picture.js';
import { offerAggregate, shownImages, type OfferState } from '../offer/offer.aggregate.js';

const decisionId = '5b1f9c02-7d34-4a86-9e61-0c8f2a7b3d14';
const { imageId } = picture(1);
const [early, at, later] = ['2027-02-01T09:00:00.000Z', '2027-02-01T10:00:00.000Z', '2027-02-01T11:00:00.000Z'];
const online = published.reduce(offerAggregate.evolve, offerAggregate.initialState);
const eventsOf = (decision: OfferDecision) => ('events' in decision ? decision.events : []);
const then = (state: OfferState, decision: OfferDecision) => eventsOf(decision).reduce(offerAggregate.evolve, state);
const hidden = then(online, hidePicture(online, offerId, { imageId, decisionId, at }));

describe('a picture hidden by moderation', () => {
  it('is hidden from others, and publishes a change of the offer', () => {
    const [event] = eventsOf(hidePicture(online, offerId, { imageId, decisionId, at }));
    if (!event) throw new Error('Nothing happened');
    expect(OfferEvent.parse(event)).toEqual(event);
    expect(publish(event)).toMatchObject({ type: 'offer.changed', data: { pictureHidden: true } });
    expect(shownImages(online).map((one) => one.imageId)).toContain(imageId);
    expect(shownImages(hidden).map((one) => one.imageId)).not.toContain(imageId);
    expect(hidden.images).toEqual(online.images);
  });

  it('is restored, and ignores repeated and late events', () => {
    expect(eventsOf(hidePicture(hidden, offerId, { imageId, decisionId, at }))).toEqual([]);
    expect(eventsOf(showPicture(hidden, offerId, { imageId, at: early }))).toEqual([]);
    const back = then(hidden, showPicture(hidden, offerId, { imageId, at: later }));
    expect(shownImages(back)).toEqual(online.images);
    expect(eventsOf(hidePicture(back, offerId, { imageId, decisionId, at }))).toEqual([]);
  });

  it('is ignored once the picture is removed from the offer', () => {
    expect(eventsOf(hidePicture(online, offerId, { imageId: decisionId, decisionId, at }))).toEqual([]);
  });
});
