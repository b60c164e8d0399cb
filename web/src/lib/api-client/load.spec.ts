import { describe, expect, it, vi } from 'vitest';
import { demoHandler } from '../../testing/demo-api.js';
import { routerAt } from '../../testing/page.js';
import { ApiError } from './api-error.js';
import { load, loadUnlessAway } from './load.js';
import { createQueries } from './queries.js';

const failing = (status: number) => ({
  queryKey: ['offers', status],
  queryFn: vi.fn(async () => {
    throw new ApiError(status, 'x', 'Gerade nicht erreichbar.');
  }),
});

describe('what a page can do without', () => {
  it('is left out while nobody answers, and asked for once', async () => {
    const away = failing(503);
    await loadUnlessAway(createQueries(), away);
    expect(away.queryFn).toHaveBeenCalledTimes(1);
  });

  it('fails the page where the answer is another no', async () => {
    await expect(loadUnlessAway(createQueries(), failing(500))).rejects.toThrow('Gerade nicht erreichbar.');
    await expect(loadUnlessAway(createQueries(), failing(404))).rejects.toMatchObject({ isNotFound: true });
  });

  it.each(['/', '/suche', '/suche/zelt', '/kategorie/hobby-freizeit/camping'])('is the list of %s', async (address) => {
    const { router } = await routerAt(
      address,
      'de',
      ({ path }) =>
        path.startsWith('/v1/offer_search')
          ? { status: 503, error: 'x', msgcode: 'service_unavailable', msgtext: 'Gerade nicht erreichbar.' }
          : undefined,
      demoHandler(),
    );
    await router.load();
    expect(router.state.matches.map(({ status }) => status)).toEqual(router.state.matches.map(() => 'success'));
  });
});

it('leads to the page that says when it opens, where it has been closed meanwhile', async () => {
  history.replaceState(null, '', '/en/offer/tent?from=2027-05-01#ratings');
  const refused = {
    queryKey: ['offer', 'tent'],
    queryFn: async () => {
      throw new ApiError(403, 'not_open_yet', 'This is not open yet.');
    },
  };
  await expect(load(createQueries(), refused)).rejects.toMatchObject({
    options: { href: '/en/offer/tent?from=2027-05-01', reloadDocument: true },
  });
});
