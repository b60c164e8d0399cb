import type { Opening } from '@lendring/contracts/installation/opening.js';
import type { Banner, Operator } from '@lendring/contracts/installation/settings.js';

export const at = '2027-02-01T10:00:00.000Z';
export const club: Operator = {
  name: 'Verein Beispielort e. V.',
  address: 'Marktplatz 1\n50667 Köln',
  email: 'hallo@example.org',
  phone: '',
  register: '',
  vat: '',
  responsible: '',
  authorities: '',
  users: '',
  languages: '',
};
export const opening: Opening = { opensAt: '2027-03-01T08:00:00.000Z', code: 'fruehling-2027' };
export const banner: Banner = {
  texts: { de: 'Heute Abend wird gewartet.', en: 'Maintenance tonight.', nl: 'Vanavond onderhoud.' },
  level: 'notice',
  from: '2027-02-01T18:00:00.000Z',
  until: '2027-02-01T20:00:00.000Z',
};
