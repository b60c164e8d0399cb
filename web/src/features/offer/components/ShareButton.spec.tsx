import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render } from '../../../testing/render.js';
import { text } from '../../../testing/texts.js';
import { userEvent } from '../../../testing/user-event.js';
import { ShareButton } from './ShareButton.js';

const permalink = 'https://lendring.example/i/7ke7ek28b6';
const share = (behaviour: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: behaviour });

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
});

const press = async (behaviour: () => Promise<void>) => {
  share(behaviour);
  const fake = createFakeApi(({ path }) => (path.includes('permalink') ? { data: { permalink } } : undefined));
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <ShareButton offerId="7ke7ek28b6" title="Kuppelzelt" />
    </ApiContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: text('offer:share.action') }));
};

describe('sharing an offer', () => {
  it('shows the link on a device that can neither share nor copy', async () => {
    await press(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    expect((await screen.findByLabelText<HTMLInputElement>(text('offer:share.link'))).value).toBe(permalink);
  });
  it('shows no message when the share menu is closed', async () => {
    await press(() => Promise.reject(new DOMException('closed', 'AbortError')));
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
