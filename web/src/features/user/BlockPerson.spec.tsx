import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { userCard } from '../../testing/samples.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { BlockPerson } from './UserPage.js';

afterEach(cleanup);

const user = { ...userCard(), nickname: 'birte_petersen' };

const open = () => {
  let people: { user: typeof user; at: string }[] = [];
  const fake = createFakeApi(({ method }) => {
    if (method === 'POST') people = [{ user, at: '2027-07-04T10:00:00.000Z' }];
    if (method === 'DELETE') people = [];
    return method === 'DELETE' ? { status: 204 } : { data: { people } };
  });
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <BlockPerson user={user} />
    </ApiContext>,
  );
  return fake;
};

describe('blocking a user', () => {
  it('explains the effect first and blocks no one on cancel', async () => {
    const fake = open();
    await userEvent.click(await screen.findByRole('button', { name: text('user:block.do') }));
    const dialog = within(screen.getByRole('dialog', { name: text('user:block.title', { name: 'birte_petersen' }) }));
    dialog.getByText(textLike('user:block.text'));
    await userEvent.click(dialog.getByRole('button', { name: text('common:ui.cancel') }));
    expect(fake.calls.map(({ method }) => method)).toEqual(['GET']);
  });

  it('blocks once on a double click and can be undone in place', async () => {
    const fake = open();
    await userEvent.click(await screen.findByRole('button', { name: text('user:block.do') }));
    await userEvent.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: text('user:block.do') }));
    await screen.findByText(text('user:block.blocked', { name: 'birte_petersen' }));
    expect(fake.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: text('user:block.undo') }));
    await screen.findByRole('button', { name: text('user:block.do') });
  });
});
