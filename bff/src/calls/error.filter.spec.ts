import { describe, expect, it } from 'vitest';
import { InvalidMessage } from '@lendring/platform/rpc/api-errors.js';
import { apiErrorOf } from './error.filter.js';

describe('a refusal of a service', () => {
  it('names the field of the public API, with an error code that has a text', () => {
    const { code, fields } = apiErrorOf(
      new InvalidMessage('offer.edit', [
        { path: 'data.changes.shortDescription', message: 'unseen_characters' },
        { path: 'data.changes.pricings.0.donationTarget', message: 'Invalid input' },
      ]),
    );
    expect([code, fields]).toEqual([
      'invalid_input',
      [
        { path: 'short_description', code: 'unseen_characters' },
        { path: 'pricing.0.donation_target', code: 'format' },
      ],
    ]);
  });
});
