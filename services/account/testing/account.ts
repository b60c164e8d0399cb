import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { Address } from '@lendring/contracts/kernel/place.js';

export const userId = '0b9a5f7e-6d1c-4f0e-9a34-5c2d7e8f1a20';
export const otherId = '9f1c2b3a-4d5e-4f60-8a7b-6c5d4e3f2a1b';

export const address: Address = {
  street: 'Lindenweg 4',
  postalId: 'DE-79098',
  postal: '79098',
  city: 'Freiburg im Breisgau',
  cityId: '2925177',
  cityUrl: 'freiburg-im-breisgau',
  country: 'DE',
  point: { lat: 47.99593, lng: 7.84953 },
  accuracy: null,
};

export const opened: AccountEvent = {
  type: 'AccountOpened',
  data: { userId, email: 'lender@example.org', emailVerified: true, locale: 'de' },
};
export const named: readonly AccountEvent[] = [
  opened,
  { type: 'NicknameChosen', data: { userId, nickname: 'Kamera.Kiste' } },
  { type: 'PersonNamed', data: { userId, firstname: 'Alex', lastname: 'Beispiel' } },
  { type: 'MainAddressChanged', data: { userId, address } },
];
export const commercial: AccountEvent = { type: 'AccountKindChosen', data: { userId, commercial: true } };
export const company: AccountEvent = {
  type: 'CompanyDescribed',
  data: {
    userId,
    company: 'Beispielverleih',
    description: 'Kameras und Licht.',
    legalHints: 'Impressum',
    homepage: null,
  },
};
