import { describe, expect, it } from 'vitest';
import { AccountEvent } from '@lendring/contracts/account/events.js';
import { recipientOf } from '../projections/profile-view.js';
import { askDeletion } from './deletion.js';
import { accountAggregate, isCompleted, isCompletedCommercial, type AccountState } from './account.js';
import { address, commercial, company, named, opened, userId } from '../../testing/account.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import {
  addPlace,
  agreeToTerms,
  answered,
  changeCompany,
  changePicture,
  changeProfile,
  lent,
  open,
  received,
  removePlace,
  type AccountDecision,
} from './decide.js';
import { giveRole, takeRole } from './decide-roles.js';

const given = (...events: readonly AccountEvent[]): AccountState =>
  events.reduce(accountAggregate.evolve, accountAggregate.initialState);
const types = (decision: AccountDecision) =>
  'events' in decision ? decision.events.map((event) => event.type) : decision.refusal.code;
const email = { email: 'lender@example.org', emailVerified: true };

describe('opening', () => {
  it('happens at the first sign-in only', () => {
    expect(open(given(), userId, email, 'nl')).toEqual({
      events: [{ type: 'AccountOpened', data: { userId, ...email, locale: 'nl' } }],
    });
    expect(types(open(given(opened), userId, email, 'en'))).toEqual([]);
  });

  it('keeps what they agreed to by registering, and later agreements once each', () => {
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

  it('takes over a changed or newly verified email', () => {
    expect(open(given(opened), userId, { email: 'new@example.org', emailVerified: false }, 'de')).toEqual({
      events: [{ type: 'AccountEmailChanged', data: { userId, email: 'new@example.org', emailVerified: false } }],
    });
    expect(types(open(given(opened), userId, { ...email, emailVerified: false }, 'de'))).toEqual([
      'AccountEmailChanged',
    ]);
  });

  it('takes the contact address along: nobody writes to the one before', () => {
    const contact = { type: 'ContactChanged' as const, data: { userId, contactEmail: email.email, phone: '0221 1' } };
    expect(open(given(opened, contact), userId, { email: 'new@example.org', emailVerified: true }, 'de')).toEqual({
      events: [
        { type: 'AccountEmailChanged', data: { userId, email: 'new@example.org', emailVerified: true } },
        { type: 'ContactChanged', data: { userId, contactEmail: 'new@example.org', phone: '0221 1' } },
      ],
    });
  });
});

describe('the profile', () => {
  it('tells only what differs', () => {
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

  it('is complete in one go, with events that can be stored', () => {
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

  it('keeps the email people sign in with when only the phone changes', () => {
    expect(changeProfile(given(opened), userId, { phone: '12345' })).toEqual({
      events: [{ type: 'ContactChanged', data: { userId, contactEmail: email.email, phone: '12345' } }],
    });
  });

  it('shows no address that nobody has confirmed, and takes the own one in every spelling', () => {
    expect(changeProfile(given(...named), userId, { contactEmail: 'jana@example.org', phone: '12345' })).toMatchObject({
      refusal: { code: 'contact_unconfirmed' },
    });
    expect(types(changeProfile(given(...named), userId, { contactEmail: email.email.toUpperCase() }))).toEqual([]);
  });

  it('chooses a language once, which old logs lack', () => {
    const german: AccountEvent = { type: 'LanguageChosen', data: { userId, language: 'de' } };
    expect(recipientOf(given(...named))).toMatchObject({ locale: 'de', chose: false });
    expect(changeProfile(given(...named), userId, { language: 'de' })).toEqual({ events: [german] });
    expect(types(changeProfile(given(...named, german), userId, { language: 'de' }))).toEqual([]);
    const dutch: AccountEvent = { type: 'LanguageChosen', data: { userId, language: 'nl' } };
    expect(recipientOf(given(...named, german, dutch))).toMatchObject({ locale: 'nl', chose: true });
    const asked = { userId, certificateId: userId, locale: 'en' as const, anotherAdmin: true };
    expect(askDeletion(given(...named, dutch), asked)).toMatchObject({ events: [{ data: { locale: 'nl' } }] });
  });

  it('chooses what others see, all of it before', () => {
    const privacy = { answerTime: false, loans: true, searchEngines: true };
    expect(given(...named).privacy).toEqual({ answerTime: true, loans: true, searchEngines: true });
    const event: AccountEvent = { type: 'PrivacyChosen', data: { userId, privacy } };
    expect(changeProfile(given(...named), userId, { privacy })).toEqual({ events: [event] });
    expect(types(changeProfile(given(...named, event), userId, { privacy: { ...privacy } }))).toEqual([]);
  });

  it('chooses where searches begin, at the main address before; an erased town is none', () => {
    const region = { city: 'Bonn', cityId: '2946447', cityUrl: 'bonn' };
    const searchStart = { region, radius: 25 } as const;
    expect(given(...named).searchStart).toEqual({ region: null, radius: null });
    const event: AccountEvent = { type: 'SearchStartChosen', data: { userId, ...searchStart } };
    expect(changeProfile(given(...named), userId, { searchStart })).toEqual({ events: [event] });
    expect(types(changeProfile(given(...named, event), userId, { searchStart: { ...searchStart } }))).toEqual([]);
    expect(given(...named, { ...event, data: { ...event.data, region: null } }).searchStart.region).toBeNull();
  });

  it('sees the smallest move', () => {
    expect(types(changeProfile(given(...named), userId, { address: { ...address, street: 'Lindenweg 5' } }))).toEqual([
      'MainAddressChanged',
    ]);
  });

  it('is completed with nickname, names and main address; commercial ones need company and legal hints (spec §5)', () => {
    expect([isCompleted(given(...named)), isCompletedCommercial(given(...named))]).toEqual([true, false]);
    for (const left of [1, 2, 3]) expect(isCompleted(given(...named.filter((_, index) => index !== left)))).toBe(false);
    expect(isCompletedCommercial(given(...named, commercial))).toBe(false);
    expect(isCompletedCommercial(given(...named, commercial, company))).toBe(true);
  });
});

describe('other places', () => {
  const placeId = '5e2d9a41-7c38-4b06-9f1d-2a6b8c0e4d17';
  const id = (n: number) => `5e2d9a41-7c38-4b06-9f1d-${String(n).padStart(12, '0')}`;
  const garage = { ...address, street: 'Garagenhof 2', postalId: 'DE-79100', postal: '79100' };
  const added: AccountEvent = { type: 'PlaceAdded', data: { userId, placeId, address: garage } };

  it('are added and removed once; the same address again is no second place', () => {
    expect(addPlace(given(...named), userId, placeId, garage)).toEqual({ events: [added] });
    expect(types(addPlace(given(...named, added), userId, placeId, garage))).toEqual([]);
    expect(types(addPlace(given(...named, added), userId, id(2), { ...garage, point: { ...garage.point } }))).toEqual(
      [],
    );
    expect(removePlace(given(...named, added), userId, placeId)).toEqual({
      events: [{ type: 'PlaceRemoved', data: { userId, placeId } }],
    });
    expect(types(removePlace(given(...named), userId, placeId))).toEqual([]);
    expect(given(...named, added, { type: 'PlaceRemoved', data: { userId, placeId } }).places).toEqual({});
  });

  it('have a limit, and read as none once their person is erased', () => {
    const many = Array.from({ length: limits.places }, (_, n): AccountEvent => ({
      type: 'PlaceAdded',
      data: { userId, placeId: id(n), address: { ...garage, street: `Hof ${n}` } },
    }));
    expect(types(addPlace(given(...named, ...many), userId, placeId, garage))).toBe('too_many_places');
    expect(given(...named, { type: 'PlaceAdded', data: { userId, placeId, address: null } }).places).toEqual({});
  });

  it('do not stand in for the address of the profile', () => {
    expect(isCompleted(given(opened, added))).toBe(false);
  });
});

describe('the company profile', () => {
  const texts = {
    company: 'Beispielverleih',
    description: 'Kameras und Licht.',
    legalHints: 'Impressum',
    homepage: null,
  };

  it('is for commercial people', () => {
    expect(types(changeCompany(given(...named), userId, texts))).toBe('not_commercial');
    expect(changeCompany(given(...named, commercial), userId, texts)).toEqual({ events: [company] });
    expect(types(changeCompany(given(...named, commercial, company), userId, texts))).toEqual([]);
    expect(changeCompany(given(...named, commercial, company), userId, { ...texts, vatId: 'DE136695976' })).toEqual({
      events: [{ type: 'VatIdChanged', data: { userId, vatId: 'DE136695976' } }],
    });
  });

  it('may be the name alone, which invoices need', () => {
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

  it('is never without a name, and not described without legal hints (spec §5)', () => {
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

describe('picture and rights', () => {
  const imageId = '5d0c2a3e-1b7f-4c68-8e21-93f4a6b0d7c1';

  it('change once', () => {
    const chosen: AccountEvent = { type: 'ProfilePictureChanged', data: { userId, imageId } };
    expect(changePicture(given(opened), userId, imageId)).toEqual({ events: [chosen] });
    expect(types(changePicture(given(opened, chosen), userId, imageId))).toEqual([]);
    expect(types(changePicture(given(opened), userId, null))).toEqual([]);
  });
});

describe('somebody who never signed in', () => {
  it('has no account to change, and no score to keep', () => {
    for (const decision of [
      changeProfile(given(), userId, { firstname: 'Robin' }),
      changeCompany(given(), userId, {}),
      changePicture(given(), userId, null),
      giveRole(given(), { userId, role: 'admin', reason: 'x' }, 'system', '2027-02-01T10:00:00.000Z'),
      takeRole(given(), { userId, role: 'admin', reason: 'x' }, 'system', true),
      addPlace(given(), userId, userId, address),
      removePlace(given(), userId, userId),
    ])
      expect(types(decision)).toBe('account_not_found');
    expect(
      [received(given(), userId, 'vendor', 5), lent(given(), userId), answered(given(), userId, 3)].map(types),
    ).toEqual([[], [], []]);
  });
});

describe('what the request service tells', () => {
  it('is kept as it came', () => {
    expect(received(given(opened), userId, 'creator', 2)).toEqual({
      events: [{ type: 'RatingReceived', data: { userId, as: 'creator', stars: 2 } }],
    });
    expect(lent(given(opened), userId)).toEqual({ events: [{ type: 'ThingLent', data: { userId } }] });
    expect(answered(given(opened), userId, 42)).toEqual({
      events: [{ type: 'RequestAnswered', data: { userId, minutes: 42 } }],
    });
  });
});
