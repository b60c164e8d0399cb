import type { Town } from '../kernel/place.js';

/** A town as the name of what is counted in it: `DE g2886242 Köln`. */
export const townKey = ({ country, cityId, city }: Town): string => `${country} ${cityId} ${city}`;

/** The same, read. */
export const townIn = (key: string): Readonly<{ country: string; cityId: string; city: string }> => {
  const [country = '', cityId = '', ...words] = key.split(' ');
  return { country, cityId, city: words.join(' ') };
};
