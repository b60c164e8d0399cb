import type { Operator } from '../installation/settings.js';

export const club: Operator = {
  name: 'Verein Beispielort e. V.',
  address: 'Marktplatz 1\n50667 Köln',
  email: 'hallo@example.org',
  phone: '',
  register: '',
  vat: 'DE123456789',
  responsible: '',
  authorities: 'amt@example.org',
  users: '',
  languages: '',
};
