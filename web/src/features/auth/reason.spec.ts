import { describe, expect, it } from 'vitest';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { loadReason, purposeOf } from './reason.js';

describe('the purpose of a sign-in', () => {
  it.each([
    ['/inserat/tre586fqev/buchung?from=2026-05-01', { kind: 'ask', offerId: 'tre586fqev' }],
    ['/nl/advertentie/tre586fqev/boeking', { kind: 'ask', offerId: 'tre586fqev' }],
    ['/inserat/erstellen', { kind: 'lend' }],
    ['/en/offer/create/category', { kind: 'lend' }],
    ['/anfragen', { kind: 'requests' }],
    ['/en/request/abc', { kind: 'requests' }],
    ['/ausleihen', { kind: 'requests' }],
    ['/kalender', { kind: 'calendar' }],
    ['/nl/account/profiel', { kind: 'account' }],
    ['/benutzerkonto', { kind: 'account' }],
    ['/gruppe/3f8b', { kind: 'group' }],
    ['/en/group-invitation/abc', { kind: 'group' }],
    ['/gesuch/3f8b', { kind: 'wanted' }],
    ['/suche/zelt?from=2026-05-01#save-search', { kind: 'search' }],
  ])('is derived from the return path %s', (to, purpose) => expect(purposeOf(to)).toEqual(purpose));

  it.each(['/', '/en', '/suche/zelt', '/inserat/tre586fqev', '/accounting', undefined])(
    'is absent for the return path %s',
    (to) => expect(purposeOf(to)).toBeNull(),
  );

  it('includes the title and owner of the offer, or is absent for an unknown offer or owner', async () => {
    const api = (offer: object | null) =>
      createApi({
        locale: 'de',
        fetch: createFakeApi(({ path }) =>
          path.startsWith('/v1/offer/')
            ? offer
              ? { data: offer }
              : { status: 404, error: 'x', msgcode: 'offer_not_found' }
            : undefined,
        ).fetch,
      });
    expect(
      await loadReason(api({ title: 'Zelt', owner: { nickname: 'katrin_weiler' } }), '/inserat/abc/buchung'),
    ).toEqual({ kind: 'ask', name: 'katrin_weiler', title: 'Zelt' });
    expect(await loadReason(api({ title: 'Zelt', owner: null }), '/inserat/abc/buchung')).toBeNull();
    expect(await loadReason(api(null), '/inserat/abc/buchung')).toBeNull();
    expect(await loadReason(api(null), '/anfragen')).toEqual({ kind: 'requests' });
  });
});
