import type { CategoryShape, CityShape } from '@lendring/contracts/http/reference.js';

export const koeln: CityShape = {
  id: 'g2886242',
  city: 'Köln',
  city_url: 'koeln',
  country: 'DE',
  region: 'Nordrhein-Westfalen',
  district: null,
  lat: 50.94,
  lng: 6.96,
  postal_count: 3,
  postal: ['50667', '50823', '50733'].map((postal) => ({ id: `de-${postal}`, postal })),
};
export const village: CityShape = {
  ...koeln,
  id: 'g1',
  city: 'Nümbrecht',
  city_url: 'nuembrecht',
  postal_count: 1,
  postal: [{ id: 'de-51588', postal: '51588' }],
};

const hobby: CategoryShape = {
  id: 400,
  parent: 1,
  title: 'Hobby & Freizeit',
  url: 'hobby-freizeit',
  urls: { de: 'hobby-freizeit', en: 'hobby-leisure', nl: 'hobby-leisure' },
  description: null,
  icon: null,
  emoji: null,
  picture: '/assets/emoji/1f4e6.webp',
  hue: 20,
  search: 'freizeit, hobby',
  hierarchy: [1],
  children: [405],
};
export const category: CategoryShape = {
  ...hobby,
  id: 405,
  parent: 400,
  title: 'Camping',
  url: 'hobby-freizeit/camping',
  urls: { de: 'hobby-freizeit/camping', en: 'hobby-leisure/camping', nl: 'hobby-leisure/camping' },
  search: 'zelt, schlafsack, camping, tent',
  hierarchy: [1, 400],
  children: [],
};
export const allCategories: readonly CategoryShape[] = [
  hobby,
  category,
  { ...hobby, id: 1405, title: 'Zelte', url: 'party/zelte', search: 'partyzelt, pavillon', children: [] },
];
