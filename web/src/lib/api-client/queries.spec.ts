import { describe, expect, it, vi } from 'vitest';
import { demoHandler } from '../../testing/demo-api.js';
import { routerAt } from '../../testing/page.js';
import { ApiError } from './api-error.js';
import { createQueries, load, loadUnlessAway } from './queries.js';

const failing = (status: number) => ({
  queryKey: ['offers', status],
  queryFn: vi.fn(async () => {
    throw new ApiError(status, 'x', 'Gerade nicht erreichbar.');
  }),
});

describe('optional page data', () => {
  it('is omitted after one attempt while the service is unavailable', async () => {
    const away = failing(503);
    await loadUnlessAway(createQueries(), away);
    expect(away.queryFn).toHaveBeenCalledTimes(1);
  });

  it('fails the page on any other error', async () => {
    await expect(loadUnlessAway(createQueries(), failing(500))).rejects.toThrow('Gerade nicht erreichbar.');
    await expect(loadUnlessAway(createQueries(), failing(404))).rejects.toMatchObject({ isNotFound: true });
  });

  it.each(['/', '/suche', '/suche/zelt', '/kategorie/hobby-freizeit/camping'])(
    'includes the offer list of %s',
    async (address) => {
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
    },
  );
});

it('redirects to the opening page when the installation has been closed meanwhile', async () => {
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
