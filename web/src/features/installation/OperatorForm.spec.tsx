import { afterEach, describe, expect, it } from 'vitest';
import type { SettingShape } from '@lendring/contracts/http/installation.js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { SessionContext } from '../../lib/session/session-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { sessionOf } from '../../testing/session.js';
import { testTexts, text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { fullProfile } from '../account/testing/samples.js';
import { OperatorForm } from './OperatorForm.js';

afterEach(cleanup);

const none = { phone: '', register: '', vat: '', responsible: '', authorities: '', users: '', languages: '' };
const operator = { ...none, name: 'Leihverein', address: '', email: 'hallo@example.org' };
const shown: SettingShape = {
  number: 0,
  setting: { part: 'operator', value: operator },
  beginning: { part: 'operator', value: operator },
  versions: [],
  paging: { page: 1, size: 20, total: 0, hasNextPage: false },
};
const api = createApi({ fetch: createFakeApi().fetch, locale: 'de' });
const field = (name: 'name' | 'address') => screen.findByLabelText(text(`backoffice:settings.operator.${name}`));

const open = () => {
  const root = createRootRoute();
  const form = () => <OperatorForm shown={shown} operator={operator} onChanged={() => {}} />;
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/form', component: form }),
      createRoute({ getParentRoute: () => root, path: '/other', component: () => <h1>Marke</h1> }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/form'] }),
  });
  const session = sessionOf({ status: 'in', profile: fullProfile, usergroup: [], unread: 0, news: 0 });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={testTexts('de')}>
        <SessionContext value={session}>
          <ApiContext value={api}>
            <RouterProvider router={router as never} />
          </ApiContext>
        </SessionContext>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  return () => act(async () => void router.history.push('/other'));
};

describe('the form of the operator', () => {
  it('prompts before its changes are lost, and only then', async () => {
    const leave = open();
    await userEvent.type(await field('name'), ' Süd');
    await leave();
    await screen.findByRole('heading', { name: text('common:leave.title') });
    await userEvent.click(screen.getByRole('button', { name: text('common:leave.stay') }));
    expect(await field('name')).toHaveProperty('value', 'Leihverein Süd');
    cleanup();

    const leaveUnchanged = open();
    await field('name');
    await leaveUnchanged();
    await screen.findByRole('heading', { name: 'Marke' });
  });

  it('needs the address that the imprint has to state', async () => {
    open();
    await field('address');
    await userEvent.click(screen.getByRole('button', { name: text('backoffice:settings.save') }));
    expect((await screen.findAllByText(text('backoffice:settings.problem.address'))).length).toBeGreaterThan(0);
    expect((await field('address')).getAttribute('aria-invalid')).toBe('true');
  });
});
