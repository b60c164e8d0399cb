import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createApi } from '../../../lib/api-client/api.js';
import { createFakeApi, type FakeAnswer } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { testTexts } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { DeleteAd } from './ad-state.js';

const adId = '00000000-0000-4000-8000-000000000001';
const action = testTexts('de').t('advertising:delete.action');

afterEach(cleanup);
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

const deleted = async (answer: FakeAnswer) => {
  const user = userEvent.setup();
  const fake = createFakeApi(() => answer);
  let left = 0;
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <DeleteAd adId={adId} after={async () => void (left += 1)} />
    </ApiContext>,
  );
  await user.click(screen.getByRole('button', { name: action }));
  expect(fake.calls).toEqual([]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }));
  await waitFor(() =>
    expect(fake.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE /v1/ad/${adId}`]),
  );
  return () => left;
};

it('deletes a draft ad after confirmation and leaves its page', async () => {
  const left = await deleted({ status: 204 });
  await waitFor(() => expect(left()).toBe(1));
});

it('stays on the page of an ad that can no longer be deleted', async () => {
  const left = await deleted({
    status: 409,
    error: 'conflict',
    msgcode: 'ad_not_draft',
    msgtext: 'Die Anzeige ist gebucht.',
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(left()).toBe(0);
});
