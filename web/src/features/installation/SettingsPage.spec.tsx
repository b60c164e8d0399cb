import { afterEach, describe, expect, it } from 'vitest';
import type { SettingShape } from '@lendring/contracts/http/installation.js';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { text, textLike } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { SettingsPage } from './SettingsPage.js';

afterEach(cleanup);

type Features = Readonly<Record<'groups' | 'wanted' | 'plans' | 'ads' | 'feedback', boolean>>;
const allOn: Features = { groups: true, wanted: true, plans: true, ads: true, feedback: true };
const shown = (number: number, value: Features): SettingShape => ({
  number,
  setting: { part: 'features', value },
  beginning: { part: 'features', value: allOn },
  versions: [],
  paging: { page: 1, size: 20, total: number, hasNextPage: false },
});

describe('the installation settings page', () => {
  it('starts from the published version after each publication', async () => {
    let now = shown(0, allOn);
    const fake = createFakeApi(({ method, path, body }) => {
      if (path !== '/v1/setting') return undefined;
      if (method === 'PATCH')
        now = shown(now.number + 1, (body as Readonly<{ setting: { value: Features } }>).setting.value);
      return { data: now };
    });
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <SettingsPage search={{ part: 'features' }} />
      </ApiContext>,
    );
    const publish = async (name: string) => {
      await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`^${name}`) }));
      await userEvent.type(screen.getByLabelText(text('backoffice:settings.reason')), 'Probe');
      await userEvent.click(screen.getByRole('button', { name: text('backoffice:settings.publish') }));
    };
    await publish(text('backoffice:settings.features.groups'));
    await waitFor(() => expect(screen.getByLabelText(text('backoffice:settings.reason'))).toHaveProperty('value', ''));
    expect(screen.getByRole('checkbox', { name: textLike('backoffice:settings.features.groups') })).toHaveProperty(
      'checked',
      false,
    );
    expect(screen.getByText(text('backoffice:settings.same'))).toBeTruthy();
    await publish(text('backoffice:settings.features.wanted'));
    await waitFor(() => expect(now.number).toBe(2));
    expect(fake.calls.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({
      after: 1,
      setting: { value: { ...allOn, groups: false, wanted: false } },
    });
  });
});
