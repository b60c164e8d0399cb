import { afterEach, describe, expect, it } from '@jest/globals';
import { goToStoredPlace } from './stored-place.js';
import '../testing/web-api.js';

const koeln = {
  mode: 'city',
  city: { id: 'g2886242', city: 'Köln', cityUrl: 'koeln' },
  postal: null,
  entireCity: false,
  radius: 10,
};

describe('lists without a place in their address', () => {
  afterEach(() => localStorage.clear());
  it('stay where they are while no place is kept', async () => {
    await expect(
      goToStoredPlace({ route: 'search', term: 'Zelt', category: null, search: {} }),
    ).resolves.toBeUndefined();
  });
  it('go to the kept place, without what the address says wrongly', async () => {
    localStorage.setItem('location', JSON.stringify(koeln));
    await expect(
      goToStoredPlace({ route: 'search', term: 'Zelt', category: null, search: { max: 'abc', free: true } }),
    ).rejects.toMatchObject({
      options: {
        to: '/citysearch/$city/$term',
        params: { city: 'koeln', term: 'Zelt' },
        search: { free: true, radius: 10 },
        replace: true,
      },
    });
  });
});
