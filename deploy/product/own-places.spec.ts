import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { must, publishOffer, type TestPerson, type People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('a lending place besides the main address', () => {
  let product: People;
  let owner: TestPerson;
  let creator: TestPerson;
  let bonn: { street: string; city_id: string; postal: string };

  beforeAll(async () => {
    product = await sharedProduct();
    [owner, creator] = await Promise.all([product.person('verleiht'), product.person('leihtaus')]);
    const [town] = must('citySearch', await owner.call('citySearch', { query: { query: 'Bonn' } })).data;
    bonn = { street: 'Schuppenweg 3', city_id: town!.id, postal: '53111' };
  });

  const add = async (key?: string) =>
    must('addPlace', await owner.call('addPlace', { body: bonn, ...(key ? { key } : {}) })).data;

  it('is added once by double and parallel clicks, and visible to its owner only', async () => {
    const key = randomUUID();
    const places = await Promise.all([add(key), add(key), add(), add()]);
    expect(new Set(places.map((place) => place.place_id)).size).toBe(1);
    expect((await owner.call('profilePlaces')).data).toEqual([
      {
        ...bonn,
        place_id: places[0]?.place_id,
        name: null,
        city: 'Bonn',
        city_url: 'bonn',
        country: 'DE',
        postal_id: expect.any(String),
      },
    ]);
    expect((await creator.call('profilePlaces')).data).toEqual([]);
    expect((await product.visitor.call('profilePlaces')).status).toBe(401);
    expect((await owner.call('addPlace', { body: { ...bonn, postal: '50823' } })).failure).toMatchObject({
      fields: [{ path: 'postal', code: 'postal_unknown' }],
    });
  });

  it('has a name for its owner only, by which an import finds it', async () => {
    const { place_id } = await add();
    const rename = (name: string | null, who = owner) => who.call('namePlace', { id: place_id, body: { name } });
    expect((await rename(' Lager Nord ')).status).toBe(204);
    expect((await owner.call('profilePlaces')).data).toMatchObject([{ place_id, name: 'Lager Nord' }]);
    const halle = { ...bonn, street: 'Hallenweg 1', name: 'lager nord' };
    expect((await owner.call('addPlace', { body: halle })).failure).toMatchObject({
      msgcode: 'place_name_taken',
      fields: [{ path: 'name' }],
    });
    for (const name of ['', 'x'.repeat(61)])
      expect((await rename(name)).failure).toMatchObject({ fields: [{ path: 'name' }] });
    expect((await rename('Halle', creator)).failure).toMatchObject({ msgcode: 'place_unknown' });
    const { offerId } = await publishOffer(owner, 'Rasenwalze', { place_id });
    const seen = [
      await product.visitor.call('offer', { id: offerId }),
      await creator.call('userProfile', { id: owner.userId }),
    ];
    for (const { text } of seen) expect(text).not.toContain('Lager Nord');
    const rows = ['LAGER nord', 'Schuppenweg 3, 53111 Bonn', 'Adresse im Profil', 'Lager Süd'].map((place, n) => ({
      line: n + 2,
      cells: [`P-${n}`, 'Walze', place],
    }));
    const body = { head: ['Eigene Nummer', 'Titel', 'Ort'], rows };
    const checked = must('checkImport', await owner.call('checkImport', { body })).data;
    expect(checked.rows.map(({ does }) => does)).toEqual(['create', 'create', 'create', 'refused']);
    expect((await rename(null)).status).toBe(204);
    expect((await owner.call('profilePlaces')).data).toMatchObject([{ name: null }]);
  });

  it('can be the default for new offers until its deletion, but only for its owner', async () => {
    const { place_id } = await add();
    const choose = (who: TestPerson, primary: string | null) =>
      who.call('changeProfile', { body: { primary_place_id: primary } });
    expect(await choose(creator, place_id)).toMatchObject({ status: 422, failure: { msgcode: 'place_unknown' } });
    expect((await choose(owner, place_id)).data).toMatchObject({ primary_place_id: place_id });
    const begun = async () => must('draftOffer', await owner.call('draftOffer')).data.place_id;
    expect(await begun()).toBe(place_id);
    const other = must('addPlace', await owner.call('addPlace', { body: { ...bonn, street: 'Lager 9' } })).data;
    await choose(owner, other.place_id);
    await owner.call('removePlace', { id: other.place_id });
    expect((await owner.call('profile')).data).toMatchObject({ primary_place_id: null });
    expect(await begun()).toBeNull();
  });

  it('privacy choices hide the number of loans from others and the profile from search engines', async () => {
    const privacy = { answer_time: true, loans: false, search_engines: false };
    expect((await owner.call('changeProfile', { body: { privacy } })).data).toMatchObject({ privacy });
    const { data } = await product.visitor.call('userProfile', { id: owner.userId });
    expect(data).toMatchObject({ lent_count: null, borrowed_count: null, search_engines: false });
  });

  it('searches can start in another known town, named in the page language', async () => {
    const start = (search_start: { city_id: string | null; radius: 25 | null }) =>
      owner.call('changeProfile', { body: { search_start } });
    const unknown = await start({ city_id: 'nowhere', radius: 25 });
    expect(unknown.failure).toMatchObject({ fields: [{ path: 'search_start.city_id', code: 'place_not_found' }] });
    const wrong = { search_start: { city_id: null, radius: 3 } } as unknown as {
      search_start: { city_id: null; radius: 25 };
    };
    expect(await owner.call('changeProfile', { body: wrong })).toMatchObject({ status: 400 });
    const [cologne] = (await product.visitor.call('citySearch', { query: { query: 'Köln' } })).data;
    expect((await start({ city_id: cologne!.id, radius: 25 })).data).toMatchObject({
      search_start: { region: { city: 'Köln', city_url: 'koeln' }, radius: 25 },
    });
    const dutch = await owner.call('profile', { lang: 'nl' });
    expect(dutch.data).toMatchObject({ search_start: { region: { city: 'Keulen' } } });
    expect((await product.visitor.call('userProfile', { id: owner.userId })).text).not.toContain('search_start');
    expect((await start({ city_id: null, radius: null })).data).toMatchObject({
      search_start: { region: null, radius: null },
    });
  });

  it('a billing address is visible to its owner only', async () => {
    const set = (billing: typeof bonn | null) => owner.call('changeProfile', { body: { billing_address: billing } });
    expect((await set({ ...bonn, postal: '50823' })).failure).toMatchObject({
      fields: [{ path: 'billing_address.postal', code: 'postal_unknown' }],
    });
    expect((await set({ ...bonn, street: 'Büro 7' })).data).toMatchObject({
      billing_address: { street: 'Büro 7', city: 'Bonn' },
    });
    const seen = await product.visitor.call('userProfile', { id: owner.userId });
    expect(JSON.stringify(seen.data)).not.toContain('Büro');
    expect((await set(null)).data).toMatchObject({ billing_address: null });
  });

  it('moves only offers of its owner, blurred in search and on their pages', async () => {
    const { place_id } = await add();
    const { offerId } = await publishOffer(owner, 'Apfelpresse');
    const { offerId: foreign } = await publishOffer(creator, 'Saftpresse');
    expect(await creator.call('changeOffer', { id: foreign, body: { place_id } })).toMatchObject({
      status: 422,
      failure: { msgcode: 'place_unknown', msgtext: 'Diesen Ort hast du nicht mehr. Wähl einen anderen.' },
    });
    expect((await owner.call('changeOffer', { id: offerId, body: { place_id } })).data).toMatchObject({
      place_id,
      place: { city: 'Bonn', exact: false },
    });
    const seen = await product.visitor.call('offer', { id: offerId });
    expect(seen.data).toMatchObject({
      place_id: null,
      place: { city: 'Bonn', exact: false, street: null, postal: null },
    });
    for (const secret of ['Schuppenweg', '53111']) expect(seen.text).not.toContain(secret);
    const near = async (cityId: string) =>
      (await product.visitor.call('offerSearch', { query: { city_id: cityId, perimeter: 5 } })).data.offers.map(
        (offer) => offer.offer_id,
      );
    expect(await near(bonn.city_id)).toContain(offerId);
  });

  it('is shared exactly with the other side of an agreed loan, as of the agreement', async () => {
    const { place_id } = await add();
    const { offerId, pricingId } = await publishOffer(owner, 'Obstpflücker', { place_id });
    const asked = must(
      'ask',
      await creator.call('ask', {
        body: {
          offer_id: offerId,
          pricing_id: pricingId,
          date_from: dayAhead(2),
          date_to: dayAhead(3),
          message: 'Darf ich?',
        },
      }),
    );
    const id = asked.data.request_id;
    expect(asked.text).not.toContain('Schuppenweg');
    const answered = must('accept', await owner.call('accept', { id, body: { share_address: true } }));
    expect(answered.data.own_place).toBe('Schuppenweg 3, 53111 Bonn');
    expect((await creator.call('request', { id })).data.contact).toBeNull();
    must('accept', await creator.call('accept', { id, body: {} }));
    must('changeOffer', await owner.call('changeOffer', { id: offerId, body: { place_id: null } }));
    const agreed = (await creator.call('request', { id })).data;
    expect(agreed).toMatchObject({ contact: { address: 'Schuppenweg 3, 53111 Bonn' }, own_place: null });
    expect((await owner.call('request', { id })).data.contact?.address ?? null).toBeNull();
  });

  it('leaves its offers at the profile address when deleted', async () => {
    const { place_id } = await add();
    const { offerId } = await publishOffer(owner, 'Leiter', { place_id });
    expect((await creator.call('removePlace', { id: place_id })).status).toBe(204);
    expect((await owner.call('profilePlaces')).data).toHaveLength(1);
    expect((await owner.call('removePlace', { id: place_id })).status).toBe(204);
    expect((await owner.call('removePlace', { id: place_id })).status).toBe(204);
    expect((await owner.call('profilePlaces')).data).toEqual([]);
    const moved = await eventually(
      async () => (await owner.call('offer', { id: offerId })).data,
      ({ place_id: at }) => at === null,
    );
    expect(moved).toMatchObject({ place_id: null, place: { city: 'Köln' } });
  });
});
