import { expect, it } from '@jest/globals';
import { createApi } from '../../lib/api.js';
import { ApiContext } from '../../lib/api-context.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { renderOnServer } from '../../testing/render.js';
import { loadParts } from './parts.js';
import { ResultsPage } from './ResultsPage.js';

it('a list waits for no part on the server: the browser would draw that anew and report an error', async () => {
  await loadParts();
  const html = await renderOnServer(
    <ApiContext value={createApi({ fetch: createFakeApi().fetch, locale: 'de' })}>
      <ResultsPage
        list={{ route: 'search', term: 'zelt', category: null, city: null, fields: {} }}
        trail={[]}
        below={[]}
        alternates={{}}
      />
    </ApiContext>,
  );
  expect(html).toContain('zelt');
  expect(html).not.toContain('<!--$!-->');
});
