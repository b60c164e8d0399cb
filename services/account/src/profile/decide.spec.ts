import { describe, expect, it } from 'vitest';
import type { Organisation } from '@lendring/contracts/account/organisations.js';
import type { ProfileChanges } from '@lendring/contracts/account/profile.js';
import { AccountEvent } from '@lendring/contracts/account/events.js';
import { address, commercial, company, named, opened, userId } from '../../testing/account.js';
import { email, given, types } from '../../testing/decisions.js';
import { changeCompany, changePicture, changeProfile } from './decide.js';
import { askDeletion } from '../account-deletion/decide.js';
import { recipientOf } from '../account/view.js';
import { isCompleted, isCompletedCommercial } from '../account/account.aggregate.js';

describe('the profile', () => {
  it('appends only changed fields', () => {
    const same = {
      nickname: 'Kamera.Kiste',
      firstname: 'Alex',
      address: { ...address, point: { ...address.point } },
      commercial: false,
      contactEmail: email.email,
      phone: undefined,
    };
    expect(types(changeProfile(given(...named), userId, same))).toEqual([]);
    expect(types(changeProfile(given(...named), userId, {}))).toEqual([]);
    expect(changeProfile(given(...named), userId, { ...same, lastname: 'Muster' })).toEqual({
      events: [{ type: 'PersonNamed', data: { userId, firstname: 'Alex', lastname: 'Muster' } }],
    });
  });

  it('covers all fields in one command, with storable events', () => {
    const decision = changeProfile(given(opened), userId, {
      nickname: 'Zeltmeister',
      firstname: 'Robin',
      lastname: 'Muster',
      contactEmail: email.email,
      phone: '+49 761 1',
      commercial: true,
      color: '#007a7e',
      address,
    });
    expect(types(decision)).toEqual([
      'NicknameChosen',
      'PersonNamed',
      'ContactChanged',
      'AccountKindChosen',
      'ColourChosen',
      'MainAddressChanged',
    ]);
    for (const event of 'events' in decision ? decision.events : []) expect(AccountEvent.parse(event)).toEqual(event);
  });

  it('keeps the sign-in email when only the phone changes', () => {
    expect(changeProfile(given(opened), userId, { phone: '12345' })).toEqual({
      events: [{ type: 'ContactChanged', data: { userId, contactEmail: email.email, phone: '12345' } }],
    });
  });

  it('rejects an unconfirmed contact address, and accepts the confirmed address in any spelling', () => {
    expect(changeProfile(given(...named), userId, { contactEmail: 'jana@example.org', phone: '12345' })).toMatchObject({
      refusal: { code: 'contact_unconfirmed' },
    });
    expect(types(changeProfile(given(...named), userId, { contactEmail: email.email.toUpperCase() }))).toEqual([]);
  });

  it('stores a chosen language once, and reads old logs as having none', () => {
    const german: AccountEvent = { type: 'LanguageChosen', data: { userId, language: 'de' } };
    expect(recipientOf(given(...named))).toMatchObject({ locale: 'de', chose: false });
    expect(changeProfile(given(...named), userId, { language: 'de' })).toEqual({ events: [german] });
    expect(types(changeProfile(given(...named, german), userId, { language: 'de' }))).toEqual([]);
    const dutch: AccountEvent = { type: 'LanguageChosen', data: { userId, language: 'nl' } };
    expect(recipientOf(given(...named, german, dutch))).toMatchObject({ locale: 'nl', chose: true });
    const asked = { userId, certificateId: userId, locale: 'en' as const, anotherAdmin: true };
    expect(askDeletion(given(...named, dutch), asked)).toMatchObject({ events: [{ data: { locale: 'nl' } }] });
  });

  it('stores privacy choices, with everything visible by default', () => {
    const privacy = { answerTime: false, loans: true, searchEngines: true };
    expect(given(...named).privacy).toEqual({ answerTime: true, loans: true, searchEngines: true });
    const event: AccountEvent = { type: 'PrivacyChosen', data: { userId, privacy } };
    expect(changeProfile(given(...named), userId, { privacy })).toEqual({ events: [event] });
    expect(types(changeProfile(given(...named, event), userId, { privacy: { ...privacy } }))).toEqual([]);
  });

  it('stores where searches start, by default at the main address', () => {
    const region = { city: 'Bonn', cityId: '2946447', cityUrl: 'bonn' };
    const searchStart = { region, radius: 25 } as const;
    expect(given(...named).searchStart).toEqual({ region: null, radius: null });
    const event: AccountEvent = { type: 'SearchStartChosen', data: { userId, ...searchStart } };
    expect(changeProfile(given(...named), userId, { searchStart })).toEqual({ events: [event] });
    expect(types(changeProfile(given(...named, event), userId, { searchStart: { ...searchStart } }))).toEqual([]);
    expect(given(...named, { ...event, data: { ...event.data, region: null } }).searchStart.region).toBeNull();
  });

  it('stores the kind of organisation, and reads old commercial accounts as businesses', () => {
    const chosen = (organisation: Organisation): AccountEvent => ({
      type: 'AccountKindChosen',
      data: { userId, commercial: true, organisation },
    });
    const isPrivate: AccountEvent = { type: 'AccountKindChosen', data: { userId, commercial: false } };
    expect(given(...named)).toMatchObject({ commercial: false, organisation: null });
    expect(given(...named, commercial)).toMatchObject({ commercial: true, organisation: 'business' });
    const change = (events: readonly AccountEvent[], changes: ProfileChanges) =>
      changeProfile(given(...named, ...events), userId, changes);
    expect(change([], { commercial: true })).toEqual({ events: [chosen('business')] });
    expect(change([], { organisation: 'public_body' })).toEqual({ events: [chosen('public_body')] });
    expect(change([commercial], { organisation: 'association' })).toEqual({ events: [chosen('association')] });
    expect(change([commercial], { organisation: 'business' })).toEqual({ events: [] });
    expect(change([chosen('association')], { commercial: true })).toEqual({ events: [] });
    expect(change([chosen('association')], { organisation: null })).toEqual({ events: [isPrivate] });
    expect(change([chosen('association')], { commercial: false })).toEqual({ events: [isPrivate] });
    expect(given(...named, chosen('association'), isPrivate).organisation).toBeNull();
  });

  it('rejects a kind of organisation that contradicts `commercial`', () => {
    for (const changes of [
      { commercial: false, organisation: 'association' },
      { commercial: true, organisation: null },
    ] as const)
      expect(types(changeProfile(given(...named), userId, changes))).toBe('organisation_disagrees');
  });

  it('detects the smallest address change', () => {
    expect(types(changeProfile(given(...named), userId, { address: { ...address, street: 'Lindenweg 5' } }))).toEqual([
      'MainAddressChanged',
    ]);
  });

  it('is complete with nickname, names and address, plus company and legal hints if commercial (spec §5)', () => {
    expect([isCompleted(given(...named)), isCompletedCommercial(given(...named))]).toEqual([true, false]);
    for (const left of [1, 2, 3]) expect(isCompleted(given(...named.filter((_, index) => index !== left)))).toBe(false);
    expect(isCompletedCommercial(given(...named, commercial))).toBe(false);
    expect(isCompletedCommercial(given(...named, commercial, company))).toBe(true);
  });
});

describe('the company profile', () => {
  const texts = {
    company: 'Beispielverleih',
    description: 'Kameras und Licht.',
    legalHints: 'Impressum',
    homepage: null,
  };

  it('requires a commercial account', () => {
    expect(types(changeCompany(given(...named), userId, texts))).toBe('not_commercial');
    expect(changeCompany(given(...named, commercial), userId, texts)).toEqual({ events: [company] });
    expect(types(changeCompany(given(...named, commercial, company), userId, texts))).toEqual([]);
    expect(changeCompany(given(...named, commercial, company), userId, { ...texts, vatId: 'DE136695976' })).toEqual({
      events: [{ type: 'VatIdChanged', data: { userId, vatId: 'DE136695976' } }],
    });
  });

  it('may consist of the name alone, which invoices require', () => {
    const changes = { company: 'Beispielverleih', description: '', legalHints: '', homepage: null };
    const state = given(...named, commercial);
    expect(types(changeCompany(state, userId, { company: 'Beispielverleih' }))).toEqual(['CompanyDescribed']);
    expect(changeCompany(state, userId, { ...changes, vatId: 'DE136695976' })).toEqual({
      events: [
        { type: 'CompanyDescribed', data: { userId, ...changes } },
        { type: 'VatIdChanged', data: { userId, vatId: 'DE136695976' } },
      ],
    });
    const event: AccountEvent = { type: 'CompanyDescribed', data: { userId, ...changes } };
    expect(isCompletedCommercial(given(...named, commercial, event))).toBe(false);
  });

  it('needs a name, and legal hints for any description (spec §5)', () => {
    for (const described of [{ description: 'Kameras und Licht.' }, { homepage: 'https://example.org' }])
      expect(
        types(changeCompany(given(...named, commercial), userId, { company: 'Beispielverleih', ...described })),
      ).toBe('legal_hints_needed');
    expect(types(changeCompany(given(...named, commercial), userId, { legalHints: 'Impressum' }))).toBe(
      'company_needed',
    );
    expect(types(changeCompany(given(...named, commercial, company), userId, { legalHints: '' }))).toBe(
      'legal_hints_needed',
    );
    expect(types(changeCompany(given(...named, commercial, company), userId, { description: '' }))).toEqual([
      'CompanyDescribed',
    ]);
  });
});

describe('the profile picture', () => {
  const imageId = '5d0c2a3e-1b7f-4c68-8e21-93f4a6b0d7c1';

  it('is changed only once by a repeated command', () => {
    const chosen: AccountEvent = { type: 'ProfilePictureChanged', data: { userId, imageId } };
    expect(changePicture(given(opened), userId, imageId)).toEqual({ events: [chosen] });
    expect(types(changePicture(given(opened, chosen), userId, imageId))).toEqual([]);
    expect(types(changePicture(given(opened), userId, null))).toEqual([]);
  });
});
