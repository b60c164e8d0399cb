import type { Town } from '../kernel/place.js';

/** Counter key of a town: `DE g2886242 Köln`. */
export const townKey = ({ country, cityId, city }: Town): string => `${country} ${cityId} ${city}`;

export const townIn = (key: string): Readonly<{ country: string; cityId: string; city: string }> => {
  const [country = '', cityId = '', ...words] = key.split(' ');
  return { country, cityId, city: words.join(' ') };
};
