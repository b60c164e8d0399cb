import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { ownOffer } from '../../../testing/demo-offers.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text, textLike } from '../../../testing/texts.js';
import OwnOfferMenu from './OwnOfferMenu.js';

afterEach(cleanup);

const open = (status: 'active' | 'inactive' | 'locked', hidden_images: OfferShape['hidden_images'] = []) =>
  render(
    <ApiContext value={createApi({ fetch: createFakeApi().fetch, locale: 'de' })}>
      <OwnOfferMenu offer={ownOffer({ offer_id: 'a000000001', status, title: 'Zelt', hidden_images })} />
    </ApiContext>,
  );
const switches = () =>
  [text('offer:own.deactivate'), text('offer:own.activate')].filter((name) => screen.queryByRole('button', { name }));

describe('the menu of an own offer', () => {
  it('offers to pause an active offer and to activate a paused offer', () => {
    open('active');
    expect(switches()).toEqual([text('offer:own.deactivate')]);
    cleanup();
    open('inactive');
    expect(switches()).toEqual([text('offer:own.activate')]);
    expect(screen.queryByRole('link', { name: /Entscheidungen/ })).toBeNull();
  });

  it('shows a locked offer with a link to the reason and allows only editing', () => {
    open('locked');
    expect(screen.getByText(textLike('offer:own.status.locked'))).toBeTruthy();
    expect(screen.getByRole('link', { name: textLike('offer:own.why') }).getAttribute('href')).toBe(
      '/benutzerkonto/entscheidungen',
    );
    expect(switches()).toEqual([]);
    expect(screen.getByRole('link', { name: text('offer:own.edit') })).toBeTruthy();
  });

  it('shows a hidden picture with a link to the reason', () => {
    const id = '00000000-0000-4000-8000-000000000001';
    open('active', [{ image_id: id, decision_id: id }]);
    expect(screen.getByText(text('offer:own.hiddenImages', { count: 1 }))).toBeTruthy();
    expect(screen.getByRole('link', { name: textLike('offer:own.why') }).getAttribute('href')).toBe(
      '/benutzerkonto/entscheidungen',
    );
  });
});
