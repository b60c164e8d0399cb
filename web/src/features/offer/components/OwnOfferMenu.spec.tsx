import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { createApi } from '../../../lib/api.js';
import { ApiContext } from '../../../lib/api-context.js';
import { ownOffer } from '../../../testing/demo-offers.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import OwnOfferMenu from './OwnOfferMenu.js';

afterEach(cleanup);

const open = (status: 'active' | 'inactive' | 'locked') =>
  render(
    <ApiContext value={createApi({ fetch: createFakeApi().fetch, locale: 'de' })}>
      <OwnOfferMenu offer={ownOffer({ offer_id: 'a000000001', status, title: 'Zelt' })} />
    </ApiContext>,
  );
const switches = () => ['Pausieren', 'Wieder online stellen'].filter((name) => screen.queryByRole('button', { name }));

describe('what an owner sees at their own offer', () => {
  it('is how it stands, and the way to change that', () => {
    open('active');
    expect(switches()).toEqual(['Pausieren']);
    cleanup();
    open('inactive');
    expect(switches()).toEqual(['Wieder online stellen']);
    expect(screen.queryByRole('link', { name: /Entscheidungen/ })).toBeNull();
  });

  it('is that it is locked, where the reason stands, and that it can be edited', () => {
    open('locked');
    expect(screen.getByText(/Gesperrt, nur für dich sichtbar/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Entscheidungen/ }).getAttribute('href')).toBe(
      '/benutzerkonto/entscheidungen',
    );
    expect(switches()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Bearbeiten' })).toBeTruthy();
  });
});
