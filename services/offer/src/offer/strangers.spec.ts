import { describe, expect, it } from 'vitest';
import { given, stranger, types, visitor } from '../../testing/decisions.js';
import { deactivated, deleted, drafted, picture, privateOwner, published } from '../../testing/offer.js';
import { edit } from '../editing/decide.js';
import { addImage, removeImage } from '../pictures/decide.js';
import { publish, activate, deactivate, remove } from '../publishing/decide.js';
import type { Asked, OfferDecision } from './decide.js';
import type { OfferState } from './offer.aggregate.js';

describe('strangers', () => {
  const commands: readonly (readonly [string, (state: OfferState, asked: Asked) => OfferDecision])[] = [
    ['edit', (state, asked) => edit(state, asked, { title: 'Meins' })],
    ['add a picture', (state, asked) => addImage(state, asked, picture(2))],
    ['remove a picture', (state, asked) => removeImage(state, asked, picture(1).imageId)],
    ['publish', (state, asked) => publish(state, asked, privateOwner)],
    ['activate', (state, asked) => activate(state, asked, privateOwner)],
    ['deactivate', deactivate],
    ['delete', remove],
  ];

  it.each(commands)('cannot %s, and cannot learn whether an offer exists', (_, command) => {
    for (const state of [
      given(),
      given(drafted),
      given(...published),
      given(...published, deactivated),
      given(drafted, deleted),
    ]) {
      expect(types(command(state, stranger))).toBe('offer_not_found');
      expect(types(command(state, visitor))).toBe('offer_not_found');
    }
  });
});
