import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Query } from '@lendring/contracts/http/calls.js';
import { publishOffer } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

/** Search parameters of spec §3: effects and rejections. */
describe('search parameters', () => {
  let product: TestProduct;
  let tent: string;
  let cologneId: string;
  beforeAll(async () => {
    product = await startProduct();
    const [cologne, freiburg] = await Promise.all([
      product.person('koelner'),
      product.person('freiburger', { city: 'Freiburg im Breisgau', postal: '79098' }),
    ]);
    tent = (await publishOffer(freiburg, 'Zelt aus Freiburg')).offerId;
    await publishOffer(freiburg, 'Noch ein Zelt aus Freiburg');
    await publishOffer(cologne, 'Zelt aus Köln');
    await publishOffer(cologne, 'Beamer aus Köln', { category_id: 108 });
    cologneId = (await product.visitor.call('citySearch', { query: { query: 'Köln' } })).data[0]?.id ?? '';
  });
  afterAll(async () => product.stop());

  const titles = async (query: Query<'offerSearch'>, path?: string) => {
    const { status, data, failure } = path
      ? await product.visitor.call('offerSearchCategory', { id: path, query })
      : await product.visitor.call('offerSearch', { query });
    return status === 200
      ? data.offers.map(({ title }) => title)
      : `${status} ${failure.msgcode} ${failure.fields?.map(({ path: field, code }) => `${field} ${code}`).join() ?? ''}`.trim();
  };

  it('a category includes its subcategories; 0 and the root category mean all; an unknown id is not found', async () => {
    expect(await titles({ category_id: 400 })).toHaveLength(3);
    expect(await titles({ category_id: 108 })).toEqual(['Beamer aus Köln']);
    for (const all of [0, 1]) expect(await titles({ category_id: all })).toHaveLength(4);
    expect(await titles({ category_id: 99_999 })).toBe('404 category_not_found');
    expect(await titles({ category_id: -1 })).toBe('400 invalid_input category_id too_small');
  });

  it('a category next to a category path narrows the path', async () => {
    expect(await titles({ category_id: 108 }, 'elektronik')).toEqual(['Beamer aus Köln']);
    expect(await titles({ category_id: 107 }, 'elektronik')).toEqual([]);
    expect(await titles({ category_id: 100 }, 'elektronik/tv-beamer')).toEqual(['Beamer aus Köln']);
    expect(await titles({ category_id: 1 }, 'elektronik')).toEqual(['Beamer aus Köln']);
    expect(await titles({ category_id: 405 }, 'elektronik')).toBe('404 category_not_found');
  });

  it('similar offers are near the given offer unless another place or category is given', async () => {
    expect(await titles({ ref_id: tent })).toEqual(['Noch ein Zelt aus Freiburg']);
    expect(await titles({ ref_id: tent, city_id: cologneId, perimeter: 5 })).toEqual(['Zelt aus Köln']);
    expect(await titles({ ref_id: tent, category_id: 108, city_id: cologneId })).toEqual(['Beamer aus Köln']);
    expect(await titles({ ref_id: '0000000000' })).toBe('404 offer_not_found');
  });

  it('a position is complete, and covers 50 km by default', async () => {
    expect(await titles({ lat: 50.94 })).toBe('400 invalid_input lng point_half');
    expect(await titles({ lng: 6.96 })).toBe('400 invalid_input lng point_half');
    expect(await titles({ lat: 50.94, lng: 6.96, query: 'zelt' })).toEqual(['Zelt aus Köln']);
    expect(await titles({ lat: 48.5, lng: 7.84, query: 'zelt', perimeter: 500 })).toHaveLength(3);
    expect(await titles({ city_id: 'nowhere' })).toBe('404 place_not_found');
  });

  it('numbers must be plain numbers, days valid dates', async () => {
    for (const query of [
      'lat=&lng=',
      'page=',
      'price_max=0x10',
      'perimeter=%20',
      'w=wide',
      'city_id=',
      'date_from=0000-01-01',
      'date_to=9999-12-31',
      'paymenttype_id=7',
      'renttype_id=1,',
      'box=1..2,1,2,3',
      'perimeter=501',
    ]) {
      const { status, text } = await product.visitor.raw('GET', `/v1/offer_search?${query}`);
      expect([query, status, (JSON.parse(text) as { msgcode: string }).msgcode]).toEqual([query, 400, 'invalid_input']);
    }
  });

  it('a missing day and an invalid choice are reported in the terms of the spec', async () => {
    const fields = async (path: string, language: string) => {
      const { text } = await product.visitor.raw('GET', path, { headers: { 'accept-language': language } });
      return (JSON.parse(text) as { fields: { path: string; text: string }[] }).fields.map(
        ({ path: field, text: said }) => [field, said],
      );
    };
    expect(await fields(`/v1/offer_calendar/${tent}`, 'en')).toEqual([
      ['date_from', 'Please select a date.'],
      ['date_to', 'Please select a date.'],
    ]);
    expect(await fields(`/v1/offer_calendar/${tent}?date_from=2027-01-01`, 'nl')).toEqual([
      ['date_to', 'Kies een datum.'],
    ]);
    expect(await fields('/v1/offer_search?sort=best', 'en')).toEqual([['sort', 'Please select an option.']]);
  });

  it('a rejected upload states the reason in the language of the sender', async () => {
    const put = async (method: string, language: string) => {
      const answer = await fetch(`${product.config.publicUrl}/files/nothing`, {
        method,
        headers: { 'accept-language': language },
        ...(method === 'PUT' ? { body: 'x' } : {}),
      });
      return [answer.status, await answer.json()];
    };
    expect(await put('PUT', 'nl')).toEqual([
      403,
      {
        error: true,
        msgcode: 'upload_refused',
        msgtext: 'Dit adres neemt geen foto aan. Bereid de upload opnieuw voor.',
        msg: 'Dit adres neemt geen foto aan. Bereid de upload opnieuw voor.',
      },
    ]);
    expect(await put('GET', 'en')).toEqual([
      405,
      {
        error: true,
        msgcode: 'put_only',
        msgtext: 'Send the picture here with PUT.',
        msg: 'Send the picture here with PUT.',
      },
    ]);
  });

  it('public metadata is searched, filtered and counted; private metadata never', async () => {
    const owner = await product.person('elektriker');
    const entry = (name: string, value: string, isPublic = true) => ({ name, value, public: isPublic });
    await publishOffer(owner, 'Kabeltrommel lang', {
      metadata: [entry('Spannung', '230 V'), entry('Länge', '50 m'), entry('Regal', 'GEHEIM-7', false)],
    });
    await publishOffer(owner, 'Kabeltrommel kurz', {
      metadata: [entry('spannung', '230V'), entry('Länge', '25 m'), entry('Regal', 'GEHEIM-7', false)],
    });
    await publishOffer(owner, 'Starkstromkabel', { metadata: [entry('Spannung', '400 V')] });
    const sorted = async (query: Query<'offerSearch'>) => {
      const found = await titles(query);
      return typeof found === 'string' ? found : found.toSorted();
    };
    const drums = ['Kabeltrommel kurz', 'Kabeltrommel lang'];
    for (const query of ['230 V', '"230v"', 'Spannung 230 V']) expect(await sorted({ query })).toEqual(drums);
    expect(await titles({ query: '"GEHEIM-7"' })).toEqual([]);
    expect(await titles({ meta: ['Regal:GEHEIM-7'] })).toEqual([]);
    expect(await sorted({ meta: 'SPANNUNG:230v' })).toEqual(drums);
    expect(await sorted({ meta: ['Spannung:230 V', 'Laenge:25 m'] })).toEqual(['Kabeltrommel kurz']);
    expect(await sorted({ meta: ['Spannung:230 V', 'Spannung:400 V'] })).toHaveLength(3);

    const { data } = await product.visitor.call('offerSearch', {
      query: { user_id: owner.userId, meta: ['Spannung:230 V'], facets: '1' },
    });
    expect(data.facets.map(({ name, values }) => [name.toLowerCase(), values])).toEqual([
      [
        'spannung',
        [
          { value: expect.stringMatching(/^230 ?V$/), count: 2, selected: true },
          { value: '400 V', count: 1, selected: false },
        ],
      ],
      [
        'länge',
        [
          { value: '25 m', count: 1, selected: false },
          { value: '50 m', count: 1, selected: false },
        ],
      ],
    ]);
    expect((await product.visitor.call('offerSearch', { query: { user_id: owner.userId } })).data.facets).toEqual([]);
  });

  it('refuses metadata filters that are no pairs, too many or too long', async () => {
    for (const meta of ['Spannung', ':230 V', 'Spannung:', 'a:b\nc', `${'x'.repeat(41)}:1`, `x:${'1'.repeat(121)}`, 7])
      expect(await titles({ meta } as Query<'offerSearch'>)).toMatch(/^400 invalid_input meta/);
    const pairs = Array.from({ length: 1_000 }, (_, n) => `x:${n}`);
    expect(await titles({ meta: pairs })).toBe('400 invalid_input meta too_many');
    expect(await titles({ meta: pairs.slice(0, 10) })).toEqual([]);
    for (const value of ['"] OR kind = "offer', "' OR 1=1 --", '\\', '%', '){'])
      expect(await titles({ meta: `x:${value}` })).toEqual([]);
  });
});
