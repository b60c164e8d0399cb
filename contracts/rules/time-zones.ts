import type { Country } from '../kernel/place.js';

export const timeZones: Readonly<Record<Country, string>> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  NL: 'Europe/Amsterdam',
  GB: 'Europe/London',
};
