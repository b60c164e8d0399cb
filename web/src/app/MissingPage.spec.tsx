import { afterEach, describe, expect, it } from 'vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { reportableQuery } from '../api/moderation.js';
import { load } from '../lib/api-client/queries.js';
import { createApi } from '../lib/api-client/api.js';
import { ApiContext } from '../lib/api-client/api-context.js';
import { SessionContext } from '../lib/session/session-context.js';
import { createFakeApi } from '../testing/fake-api.js';
import { fullProfile } from '../features/account/testing/samples.js';
import { render, renderOnServer } from '../testing/render.js';
import { sessionOf } from '../testing/session.js';
import { text } from '../testing/texts.js';
import { MissingPage } from './MissingPage.js';

afterEach(cleanup);

const missing = createFakeApi(() => ({ status: 404, error: 'x', msgcode: 'subject_not_found', msgtext: 'Fehlt.' }));
const api = createApi({ fetch: missing.fetch, locale: 'de' });
const page = (queries: QueryClient) => (
  <QueryClientProvider client={queries}>
    <ApiContext value={api}>
      <MissingPage
        query={(client) => reportableQuery(client, { kind: 'offer', id: 'r3xg1b9dne' })}
        titleOf={() => ''}
        show={() => null}
        pending="Noch unbekannt"
        className=""
      />
    </ApiContext>
  </QueryClientProvider>
);

describe('a page whose content may be visible to some', () => {
  it('renders on the server as it hydrates, although the server did not find the content', async () => {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await expect(load(queries, reportableQuery(api, { kind: 'offer', id: 'r3xg1b9dne' }))).rejects.toBeTruthy();
    const served = await renderOnServer(page(queries));
    expect(served).toContain('Noch unbekannt');
    expect(served).toBe(await renderOnServer(page(new QueryClient())));
  });

  it('is missing for a signed-in user who may not see the content', async () => {
    const session = sessionOf({ status: 'in', profile: fullProfile, usergroup: [], unread: 0, news: 0 });
    render(<SessionContext value={session}>{page(new QueryClient())}</SessionContext>);
    expect(await screen.findByRole('heading', { name: text('common:notFound.title') })).toBeTruthy();
  });
});
