import { describe, expect, it } from 'vitest';
import { address, opened, userId } from '../../testing/account.js';
import { email, given, types } from '../../testing/decisions.js';
import { open, agreeToTerms } from './decide.js';
import { changeCompany, changePicture, changeProfile } from '../profile/decide.js';
import { addPlace, removePlace } from '../places/decide.js';
import { answered, lent, received } from '../track-record/decide.js';
import { giveRole, takeRole } from '../roles/decide.js';

describe('opening an account', () => {
  it('happens at the first sign-in only', () => {
    expect(open(given(), userId, email, 'nl')).toEqual({
      events: [{ type: 'AccountOpened', data: { userId, ...email, locale: 'nl' } }],
    });
    expect(types(open(given(opened), userId, email, 'en'))).toEqual([]);
  });

  it('records the agreement given at registration, and each later agreement once', () => {
    const agreed = { version: '2026-01', at: '2027-02-01T10:00:00.000Z' };
    expect(open(given(), userId, { ...email, agreed }, 'de')).toMatchObject({
      events: [{ type: 'AccountOpened' }, { type: 'TermsAgreed', data: { userId, ...agreed } }],
    });
    expect(types(open(given(opened), userId, { ...email, agreed }, 'de'))).toEqual([]);
    const state = given(opened, { type: 'TermsAgreed', data: { userId, ...agreed } });
    expect(state.agreed).toEqual([agreed]);
    expect(types(agreeToTerms(state, userId, { ...agreed, at: '2027-03-01T10:00:00.000Z' }))).toEqual([]);
    expect(types(agreeToTerms(state, userId, { ...agreed, version: '1+0' }))).toEqual(['TermsAgreed']);
    expect(types(agreeToTerms(given(), userId, agreed))).toBe('account_not_found');
  });

  it('adopts a changed or newly verified email', () => {
    expect(open(given(opened), userId, { email: 'new@example.org', emailVerified: false }, 'de')).toEqual({
      events: [{ type: 'AccountEmailChanged', data: { userId, email: 'new@example.org', emailVerified: false } }],
    });
    expect(types(open(given(opened), userId, { ...email, emailVerified: false }, 'de'))).toEqual([
      'AccountEmailChanged',
    ]);
  });

  it('changes the contact address along with the email', () => {
    const contact = { type: 'ContactChanged' as const, data: { userId, contactEmail: email.email, phone: '0221 1' } };
    expect(open(given(opened, contact), userId, { email: 'new@example.org', emailVerified: true }, 'de')).toEqual({
      events: [
        { type: 'AccountEmailChanged', data: { userId, email: 'new@example.org', emailVerified: true } },
        { type: 'ContactChanged', data: { userId, contactEmail: 'new@example.org', phone: '0221 1' } },
      ],
    });
  });
});

describe('a user who never signed in', () => {
  it('has no account to change, and no statistics to store', () => {
    for (const decision of [
      changeProfile(given(), userId, { firstname: 'Robin' }),
      changeCompany(given(), userId, {}),
      changePicture(given(), userId, null),
      giveRole(given(), { userId, role: 'admin', reason: 'x' }, 'system', '2027-02-01T10:00:00.000Z'),
      takeRole(given(), { userId, role: 'admin', reason: 'x' }, 'system', true),
      addPlace(given(), userId, { placeId: userId, address }),
      removePlace(given(), userId, userId),
    ])
      expect(types(decision)).toBe('account_not_found');
    expect(
      [received(given(), userId, 'vendor', 5), lent(given(), userId), answered(given(), userId, 3)].map(types),
    ).toEqual([[], [], []]);
  });
});
