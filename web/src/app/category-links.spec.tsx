import { afterEach, expect, it } from 'vitest';
import { noLocation } from '@lendring/contracts/place/location.js';
import { cleanup, screen } from '@testing-library/react';
import { CategoryOverview } from '../features/categories/CategoryOverview.js';
import { locationStore, useStoredLocation } from '../features/search/model/location-store.js';
import { render, renderOnServer } from '../testing/render.js';
import { category } from '../features/search/examples.js';
import { categoryFields } from '../features/search/model/where.js';

function Categories() {
  return <CategoryOverview all={[{ ...category, parent: 1 }]} near={categoryFields(useStoredLocation())} />;
}
const link = () => screen.getByRole('link', { name: category.title }).getAttribute('href');

afterEach(() => {
  cleanup();
  locationStore.set(noLocation);
});

it('links to categories carry the saved place in their address', async () => {
  render(<Categories />);
  expect(link()).toBe(`/kategorie/${category.url}`);
  cleanup();
  locationStore.set({
    mode: 'city',
    city: { id: 'g2886242', city: 'Köln', cityUrl: 'koeln' },
    postal: null,
    entireCity: false,
    radius: 10,
  });
  render(<Categories />);
  expect(link()).toBe(`/kategorie/${category.url}?city=koeln&radius=10`);
  expect(await renderOnServer(<Categories />)).toContain(`href="/kategorie/${category.url}"`);
});
