import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen, within } from '@testing-library/react';
import type { TakeoutShape } from '@lendring/contracts/http/takeout.js';
import { ownData } from '@lendring/contracts/own-data.js';
import { takeoutExtras, takeoutFiles, takeoutOthers, takeoutSections } from '@lendring/contracts/texts/takeout.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text, textLike } from '../../../testing/texts.js';
import { TakeoutPage } from './TakeoutPage.js';

afterEach(cleanup);

const ready: TakeoutShape = {
  stage: 'ready',
  percent: 100,
  size: 2_000_000,
  ordered_at: '2025-03-09T10:00:00.000Z',
  expires_at: '2025-03-16T10:00:00.000Z',
  next_at: null,
  url: '/v1/takeout_file/one',
};
const open = async (takeout: TakeoutShape | null) => {
  const fake = createFakeApi(({ path }) => (path === '/v1/takeout' ? { data: { takeout } } : undefined));
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <TakeoutPage />
    </ApiContext>,
    'de',
  );
  await screen.findByText(takeout ? textLike('takeout:ready.title') : textLike('takeout:daily'));
};

describe('the data export page', () => {
  it('lists every file of the export once, in the words of its README', async () => {
    const listed = takeoutSections.flatMap(({ entries }) => entries);
    const files = [...Object.values(ownData).flatMap((one) => Object.keys(one)), 'people', 'calendar', 'pictures'];
    expect(listed.toSorted()).toEqual(files.toSorted());
    await open(null);
    const texts = Object.values({ ...takeoutFiles, ...takeoutExtras }).map(({ de }) => de);
    const list = within(screen.getByRole('region', { name: text('takeout:contents') }));
    const items = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items.toSorted()).toEqual(texts.toSorted());
  });

  it('states that loans at the counter contain contact details of others', async () => {
    await open(null);
    expect(screen.getByText(takeoutOthers.de).textContent).toContain('E-Mail-Adresse');
  });

  it('shows the date of the next possible export instead of a button', async () => {
    await open({ ...ready, next_at: new Date(Date.now() + 3_600_000).toISOString() });
    expect(screen.getByText(textLike('takeout:next'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: /anfordern/ })).toBeNull();
  });

  it.each([['before the first one', null] as const, ['once the time has come', ready] as const])(
    'offers to request an export: %s',
    async (_, takeout) => {
      await open(takeout);
      expect(screen.getByRole('button', { name: /Kopie anfordern/ })).toBeTruthy();
    },
  );
});
