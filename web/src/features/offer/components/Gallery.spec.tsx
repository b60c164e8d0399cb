import { afterEach, expect, it } from 'vitest';
import { cleanup, screen, within } from '@testing-library/react';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { demoPicture } from '../../../testing/demo-offers.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text } from '../../../testing/texts.js';
import { Gallery } from './Gallery.js';

afterEach(cleanup);

it('labels only the pictures hidden from everyone but the owner', () => {
  const images = [demoPicture(1), demoPicture(2)];
  const hidden = [{ image_id: demoPicture(2).image_id, decision_id: demoPicture(9).image_id }];
  render(
    <ApiContext value={createApi({ fetch: createFakeApi().fetch, locale: 'de' })}>
      <Gallery offerId="a000000001" images={images} hidden={hidden} title="Zelt" />
    </ApiContext>,
  );
  const marked = within(screen.getByRole('list', { name: text('offer:gallery.label') }))
    .getAllByRole('listitem')
    .map((item) => within(item).queryByText(text('offer:gallery.hidden')) !== null);
  expect(marked).toEqual([false, true]);
});
