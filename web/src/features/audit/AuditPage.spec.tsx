import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { createApi } from '../../lib/api.js';
import { ApiContext } from '../../lib/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { AuditPage } from './AuditPage.js';
import { readAuditSearch } from './audit-search.js';

afterEach(cleanup);

const open = (search: Readonly<Record<string, string>>) => {
  const fake = createFakeApi(() => ({ data: { acts: [], older: null } }));
  render(
    <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
      <AuditPage search={readAuditSearch(search)} />
    </ApiContext>,
  );
};

it('says of an empty list that nothing fits, or that its days stand the wrong way round', async () => {
  open({ from: '2027-02-01', to: '2027-02-02' });
  await screen.findByText('Zu dieser Auswahl gibt es keine.');
  cleanup();
  open({ from: '2027-02-02', to: '2027-02-01' });
  await screen.findByText('Der letzte Tag liegt vor dem ersten.');
  expect(screen.queryByText('Zu dieser Auswahl gibt es keine.')).toBeNull();
});
