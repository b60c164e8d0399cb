import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { GroupBody } from '@lendring/contracts/http/groups.js';
import type { Locale } from '../../i18n/locale.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { GroupForm } from './GroupForm.js';
import { newGroup } from './model.js';

afterEach(cleanup);

const saved: GroupBody[] = [];
const open = (locale: Locale = 'de') =>
  render(
    <ApiContext value={createApi({ fetch: createFakeApi().fetch, locale })}>
      <GroupForm
        label="Gruppe"
        action="Gründen"
        initial={{ ...newGroup, name: 'Hausgemeinschaft' }}
        save={async (body) => void saved.push(body)}
      />
    </ApiContext>,
    locale,
  );
const save = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Gründen' }));
  return saved.at(-1);
};

it('hides an invitation-only group unless the group is listed by its founder', async () => {
  open();
  expect(screen.queryByRole('radio', { name: /^Verborgen/ })).toBeNull();
  await userEvent.click(await screen.findByRole('radio', { name: textLike('groups:joining.invitation.label') }));
  expect(await save()).toMatchObject({ joining: 'invitation', listed: false });
  await userEvent.click(screen.getByRole('radio', { name: textLike('groups:listed.yes.label') }));
  expect(await save()).toMatchObject({ joining: 'invitation', listed: true });
  await userEvent.click(screen.getByRole('radio', { name: textLike('groups:joining.open.label') }));
  expect(await save()).toMatchObject({ joining: 'open', listed: true });
});

it.each([
  ['de', /^Nur mit Einladung.*Die Gruppe ist verborgen, außer/],
  ['en', /^By invitation only.*The group is hidden unless/],
  ['nl', /^Alleen met uitnodiging.*De groep is verborgen, tenzij/],
] as const)('warns in the invitation-only option that the group becomes hidden: %s', async (locale, name) => {
  open(locale);
  expect(await screen.findByRole('radio', { name })).toBeTruthy();
});
