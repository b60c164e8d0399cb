import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import type { Call } from '@lendring/contracts/http/call.js';
import { dayAhead } from '../driver/days.js';
import { publishOffer, type TestPerson, type People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const entries = Object.entries(calls) as [CallName, Call][];
const idOf = (call: Call, id: string): string => `/v1${call.path.replace('{id}', encodeURIComponent(id))}`;
const anId = (call: Call): string =>
  call.path.startsWith('/offer_search')
    ? 'elektronik'
    : call.path.startsWith('/category')
      ? '100'
      : call.path.startsWith('/offer') && !call.path.includes('unavailability')
        ? '0000000000'
        : randomUUID();

describe('invalid input', () => {
  let product: People;
  let owner: TestPerson;
  let stranger: TestPerson;
  let anOfferId: string;

  beforeAll(async () => {
    product = await sharedProduct();
    [owner, stranger] = await Promise.all([product.person('besitzer'), product.person('fremder')]);
    ({ offerId: anOfferId } = await publishOffer(owner, 'Schlagbohrmaschine'));
  });

  it.each(entries.filter(([, call]) => call.access !== 'anyone' && call.access !== 'key'))(
    '%s requires sign-in',
    async (_name, call) => {
      const answer = await product.visitor.raw(call.method, idOf(call, anId(call)), call.body ? { body: '{}' } : {});
      expect(answer.status).toBe(401);
      expect(JSON.parse(answer.text)).toMatchObject({ error: true, msgcode: 'sign_in_needed' });
    },
  );

  it('nested twenty thousand levels deep is rejected in every part of a call', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const path of ['/v1/feedback', '/v1/report', '/v1/reputation_check'])
      for (const body of [`{"lang":${deep}}`, `{"text":${deep}}`, deep]) {
        const answer = await product.visitor.raw('POST', path, { body });
        expect(answer.status).toBe(400);
        expect(JSON.parse(answer.text)).toMatchObject({ error: true, msgcode: 'body_not_json' });
      }
    const registering = await product.visitor.raw('POST', '/oidc/account/register', { body: `{"email":${deep}}` });
    expect(registering.status).toBeLessThan(500);
  });

  const garbage: readonly string[] = [
    '[]',
    'null',
    '"text"',
    '{"__proto__":{"admin":true}}',
    '{"unknown":1}',
    JSON.stringify({
      title: 'x'.repeat(5000),
      description: 'y'.repeat(20_000),
      tags: Array(500).fill('t'),
      text: 'z'.repeat(9999),
      reason: '',
      stars: 99,
      nickname: '\u0000',
      offer_id: '../../etc',
      size: -1,
      image_id: 7,
    }),
  ];

  it.each(entries.filter(([, call]) => call.body))(
    '%s rejects unknown input clearly, never with 5xx',
    async (_name, call) => {
      for (const body of garbage) {
        const answer = await owner.raw(
          call.method,
          idOf(call, call.path.startsWith('/offer') ? anOfferId : anId(call)),
          { body },
        );
        // Calls without fields accept an empty object; ignored input must not break lenient calls.
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) {
          const failure = JSON.parse(answer.text) as { error: boolean; msgcode: string; msgtext: string };
          expect(failure.error).toBe(true);
          expect(failure.msgcode).toMatch(/^[a-z]+(_[a-z]+)*$/);
          expect(failure.msgtext.length).toBeGreaterThan(5);
        }
      }
      const broken = await owner.raw(call.method, idOf(call, anId(call)), { body: '{"half":' });
      expect(broken.status).toBe(400);
    },
  );

  it.each(entries.filter(([, call]) => call.query))(
    '%s rejects senseless queries with a client error',
    async (_name, call) => {
      for (const query of [
        'page=-1',
        'page=x&size=10000',
        'lat=999&lng=abc',
        'date_from=2026-02-31&date_to=yesterday',
        'box=1,2,3',
        `query=${'%C3%A4'.repeat(900)}`,
        'sort=;DROP',
        'paymenttype_id=1,2,99',
        'ids=,,,',
        'lang=7',
        'nickname=%00',
        'query=%22%29%20OR%201=1--',
        'query=*',
        'query=NEAR(a%20b)',
      ]) {
        const answer = await owner.raw(call.method, `${idOf(call, anId(call))}?${query}`);
        expect({ query, status: answer.status, text: answer.status >= 500 ? answer.text : '' }).toEqual({
          query,
          status: expect.any(Number),
          text: '',
        });
        expect(answer.status).toBeLessThan(500);
      }
    },
  );

  it.each(entries.filter(([, call]) => call.query))('%s rejects a field without a name', async (_name, call) => {
    const answer = await owner.raw(call.method, `${idOf(call, anId(call))}?=null`);
    expect({ status: answer.status, code: (JSON.parse(answer.text) as { msgcode: string }).msgcode }).toEqual({
      status: 400,
      code: 'invalid_input',
    });
  });

  it.each(entries.filter(([, call]) => call.id))('%s answers malformed ids with 4xx', async (_name, call) => {
    for (const id of [
      '0',
      '../../../etc/passwd',
      '%00',
      'ö',
      '" OR 1=1',
      '00000000-0000-0000-0000-000000000000',
      'x'.repeat(300),
    ]) {
      const answer = await owner.raw(call.method, idOf(call, id), call.body ? { body: '{}' } : {});
      expect({ id, status: answer.status < 500 }).toEqual({ id, status: true });
    }
  });

  it('shows a stranger no data of other users, and changes nothing', async () => {
    const { offerId } = await publishOffer(owner, 'Winkelschleifer');
    const before = await owner.call('offer', { id: offerId });
    const tries = await Promise.all([
      stranger.call('changeOffer', { id: offerId, body: { title: 'Gehört jetzt mir' } }),
      stranger.call('deleteOffer', { id: offerId }),
      stranger.call('deactivateOffer', { id: offerId, body: {} }),
      stranger.call('prepareOfferImage', { id: offerId, body: { content_type: 'image/webp', size: 10 } }),
      stranger.call('deleteOfferImage', { id: offerId, query: { image_id: before.data.images[0]?.image_id ?? '' } }),
      stranger.call('block', { body: { offer_id: offerId, date_from: '2027-01-01', date_to: '2027-01-02' } }),
    ]);
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await owner.call('offer', { id: offerId })).data).toEqual(before.data);
    const draft = await owner.call('draftOffer', { body: {} });
    expect((await stranger.call('offer', { id: draft.data.offer_id })).status).toBe(404);
    expect((await product.visitor.call('offer', { id: draft.data.offer_id })).status).toBe(404);
  });

  it('is answered with a code and a text for every wrong field', async () => {
    const reply = await owner.call('changeProfile', {
      lang: 'nl',
      body: { nickname: 'kurz', firstname: '', contact_email: 'nein' },
    });
    expect(reply.status).toBe(400);
    expect(reply.failure.fields).toEqual([
      { path: 'nickname', code: 'nickname_short', text: 'De gebruikersnaam moet minstens 6 tekens lang zijn.' },
      { path: 'firstname', code: 'required', text: 'Vul dit in.' },
      { path: 'contact_email', code: 'email', text: 'Vul een geldig e-mailadres in.' },
    ]);
  });

  it('in the kind of organisation is reported at its field', async () => {
    const change = async (body: Readonly<Record<string, unknown>>) => {
      const { status, failure } = await owner.call('changeProfile', { lang: 'en', body });
      return [status, failure.fields];
    };
    expect(await change({ organisation: 'club' })).toEqual([
      400,
      [{ path: 'organisation', code: 'choice', text: 'Please select an option.' }],
    ]);
    expect(await change({ commercial: false, organisation: 'association' })).toEqual([
      422,
      [
        {
          path: 'organisation',
          code: 'organisation_disagrees',
          text: 'This doesn’t fit together: private accounts have no kind of organisation, and all others have one.',
        },
      ],
    ]);
  });

  it('in a price is reported at the field that the caller sent, in the language of the caller', async () => {
    const { offerId } = await publishOffer(owner, 'Pavillon');
    const price = {
      pricing_id: randomUUID(),
      renttype_id: 1 as const,
      paymenttype_id: 1 as const,
      amount: 900,
      duration_min: 1,
      duration_max: null,
      donation_target: null,
    };
    const fields = async (lang: string, change: Partial<Record<keyof typeof price, unknown>>) => {
      const { status, text } = await owner.raw('PATCH', `/v1/offer/${offerId}`, {
        body: JSON.stringify({ pricing: [price, { ...price, pricing_id: randomUUID(), ...change }] }),
        headers: { 'accept-language': lang },
      });
      return [status, (JSON.parse(text) as { fields: unknown }).fields];
    };
    expect(await fields('de', { paymenttype_id: 4 })).toEqual([
      400,
      [{ path: 'pricing.1.donation_target', code: 'donation_target', text: 'Bitte sag, an wen die Spende geht.' }],
    ]);
    expect(await fields('en', { duration_min: 5, duration_max: 2 })).toEqual([
      400,
      [
        {
          path: 'pricing.1.duration_max',
          code: 'duration_order',
          text: 'The longest can’t be shorter than the shortest.',
        },
      ],
    ]);
    expect(await fields('nl', { amount: 0 })).toEqual([
      400,
      [
        {
          path: 'pricing.1.amount',
          code: 'amount_needed',
          text: 'Vul een bedrag in. Mag het niets kosten, kies dan “gratis”.',
        },
      ],
    ]);
    expect(await fields('en', { paymenttype_id: 2, amount: 100 })).toEqual([
      400,
      [{ path: 'pricing.1.amount', code: 'things_many', text: '99 at most.' }],
    ]);
    expect(await fields('en', { pricing_id: price.pricing_id })).toEqual([
      400,
      [{ path: 'pricing', code: 'pricing_twice', text: 'Each price can appear only once.' }],
    ]);
    expect(
      (await owner.call('changeOffer', { id: offerId, body: { category_id: 400 }, lang: 'de' })).failure,
    ).toMatchObject({ msgcode: 'category_group' });
    expect(
      (await owner.call('changeOffer', { id: offerId, body: { commercial_only: true }, lang: 'de' })).failure,
    ).toMatchObject({ msgcode: 'not_commercial' });
  });

  it('in the time of a request is reported at its field', async () => {
    const { offerId, pricingId } = await publishOffer(owner, 'Hebebühne');
    const hourly = randomUUID();
    const price = { paymenttype_id: 1 as const, amount: 900, duration_max: null, donation_target: null };
    const { status } = await owner.call('changeOffer', {
      id: offerId,
      body: {
        pricing: [
          { ...price, pricing_id: pricingId, renttype_id: 1, duration_min: 2 },
          { ...price, pricing_id: hourly, renttype_id: 2, duration_min: 3 },
        ],
      },
    });
    expect(status).toBe(200);
    const refused = async (times: object, pricing = pricingId) => {
      const body = { offer_id: offerId, pricing_id: pricing, date_from: dayAhead(5), message: 'Hallo', ...times };
      const { failure } = await stranger.call('ask', { body, lang: 'en' });
      return [failure.msgcode, ...(failure.fields ?? []).map(({ path, code }) => `${path} ${code}`)];
    };
    expect(await refused({ date_to: dayAhead(4) })).toEqual(['invalid_input', 'date_to dates_in_order']);
    expect(await refused({ date_from: dayAhead(-1) })).toEqual(['period_in_past', 'date_from period_in_past']);
    expect(await refused({})).toEqual(['duration_too_short', 'date_to duration_too_short']);
    expect(await refused({ time_from: '10:30' })).toEqual(['invalid_input', 'duration length_needed']);
    expect(await refused({ duration: 3 })).toEqual(['invalid_input', 'time_from start_needed']);
    expect(await refused({ time_from: '10:30', duration: 3 })).toEqual(['wish_kind', 'time_from wish_kind']);
    expect(await refused({}, hourly)).toEqual(['wish_kind', 'time_from wish_kind']);
    expect(await refused({ time_from: '10:07', duration: 3 }, hourly)).toEqual([
      'invalid_input',
      'time_from start_half_hour',
    ]);
    expect(await refused({ time_from: '10:30', duration: 2 }, hourly)).toEqual([
      'duration_too_short',
      'duration duration_too_short',
    ]);
    expect(await refused({}, randomUUID())).toEqual(['pricing_unknown', 'pricing_id pricing_unknown']);
  });

  it('with swapped days is reported at the later day, in every date query', async () => {
    const days = { date_from: dayAhead(4), date_to: dayAhead(2) };
    for (const { status, failure } of [
      await owner.call('calendar', { query: days }),
      await stranger.call('offerCalendar', { id: anOfferId, query: days }),
    ])
      expect([status, failure.fields?.map(({ path }) => path)]).toEqual([400, ['date_to']]);
  });

  it('with control characters or lone surrogates is rejected at its field', async () => {
    const { offerId } = await publishOffer(owner, 'Bollerwagen');
    const offer = `/v1/offer/${offerId}`;
    const tries = [
      ['/v1/profile', { firstname: 'Ali\u0007neb' }, 'firstname'],
      [offer, { title: 'Zelt\ud800' }, 'title'],
      [offer, { description: 'Erst\n\u0000dann' }, 'description'],
      [offer, { metadata: [{ name: 'Farbe', value: '\u001brot', public: true }] }, 'metadata.0.value'],
    ] as const;
    for (const [address, body, path] of tries) {
      const { status, text } = await owner.raw('PATCH', address, {
        body: JSON.stringify(body),
        headers: { 'accept-language': 'de' },
      });
      expect([status, (JSON.parse(text) as { fields: unknown }).fields]).toEqual([
        400,
        [
          {
            path,
            code: 'unseen_characters',
            text: 'Hier steht ein unsichtbares Zeichen, oft aus einer Kopie. Tipp die Stelle neu ein.',
          },
        ],
      ]);
    }
    expect(
      (await owner.call('changeOffer', { id: offerId, body: { description: 'Zeile\nzwei, 👩‍👧 und Ñandú' } })).status,
    ).toBe(200);
    const copied = {
      title: '\u2068Bollerwagen\u2069',
      description: 'Ruf an: \u202a+49 221 123456\u202c\u000bOder schreib.',
    };
    expect((await owner.call('changeOffer', { id: offerId, body: copied })).data).toMatchObject({
      title: 'Bollerwagen',
      description: 'Ruf an: +49 221 123456\nOder schreib.',
    });
  });

  it('with invisible text, stacked marks or deceptive homepages is rejected at its field', async () => {
    const { offerId } = await publishOffer(owner, 'Sackkarre');
    const offer = `/v1/offer/${offerId}`;
    const tries = [
      [offer, { title: '\u200b\u3164' }, 'title', 'nothing_visible'],
      ['/v1/profile', { firstname: '\u00ad' }, 'firstname', 'nothing_visible'],
      [offer, { description: `Z${'\u0301'.repeat(40)}` }, 'description', 'marks_piled'],
      ['/v1/profile_company', { company_homepage: 'https://user:pw@x.de' }, 'company_homepage', 'website_address'],
    ] as const;
    const said = {
      nothing_visible: 'Hier valt niets te lezen. Schrijf iets.',
      marks_piled: 'Hier staan te veel tekens op één letter gestapeld. Schrijf die zonder.',
      website_address: 'Vul het adres van een openbare website in, bijvoorbeeld https://voorbeeld.nl',
    };
    for (const [address, body, path, code] of tries) {
      const { status, text } = await owner.raw('PATCH', address, {
        body: JSON.stringify(body),
        headers: { 'accept-language': 'nl' },
      });
      expect([address, status, (JSON.parse(text) as { fields: unknown }).fields]).toEqual([
        address,
        400,
        [{ path, code, text: said[code] }],
      ]);
    }
  });

  it('in a nickname is answered with the reason', async () => {
    const answer = async (nickname: string, lang = 'en') =>
      (await owner.call('nickname', { query: { nickname }, lang })).data;
    expect(await answer('abc')).toEqual({ available: false, text: 'The username must be at least 6 characters long.' });
    expect(await answer('x'.repeat(41))).toEqual({
      available: false,
      text: 'The username can have 40 characters at most.',
    });
    expect(await answer('Anna Lena Meier')).toEqual({
      available: false,
      text: 'Letters, digits, dot, dash and underscore only, no spaces.',
    });
    expect(await answer(stranger.nickname.replace('_', '-').toUpperCase())).toEqual({
      available: false,
      text: 'This username is already taken.',
    });
    expect(await answer('Lendring_Team', 'nl')).toEqual({
      available: false,
      text: 'Deze gebruikersnaam is gereserveerd. Kies een andere.',
    });
    expect(await answer('ganz_neu')).toEqual({ available: true, text: 'This username is available.' });
    expect((await owner.call('changeProfile', { body: { nickname: 'admin_lendring' } })).failure.msgcode).toBe(
      'nickname_reserved',
    );
  });

  it('about a non-public offer of another user opens no calendar and counts no view', async () => {
    const { offerId } = await publishOffer(owner, 'Nähmaschine');
    const query = { date_from: '2027-01-01', date_to: '2027-01-31' };
    const status = async (id: string, who: TestPerson) => [
      (await who.call('offerCalendar', { id, query })).status,
      (await who.call('countHit', { id, body: {} })).status,
    ];
    expect(await status(offerId, stranger)).toEqual([200, 204]);
    await owner.call('deactivateOffer', { id: offerId, body: {} });
    const { offer_id: draft } = (await owner.call('draftOffer', { body: {} })).data;
    for (const id of [offerId, draft, '0000000000'])
      for (const who of [stranger, product.visitor]) expect(await status(id, who)).toEqual([404, 404]);
    for (const id of [offerId, draft]) expect(await status(id, owner)).toEqual([200, 204]);
  });

  it('in the user agent does not inflate views, because views are counted by address', async () => {
    const { offerId } = await publishOffer(owner, 'Heckenschere');
    for (const agent of ['one', 'two', 'three'])
      expect(
        (
          await product.visitor.raw('POST', `/v1/offer_hit/${offerId}`, {
            body: '{}',
            headers: { 'user-agent': agent },
          })
        ).status,
      ).toBe(204);
    expect((await owner.call('offer', { id: offerId })).data.hits).toBe(1);
  });

  it('cannot pile up drafts', async () => {
    const hoarder = await product.person('sammler');
    for (let n = 0; n < 100; n += 1) expect((await hoarder.call('draftOffer', { body: {} })).status).toBe(200);
    const { status, failure } = await hoarder.call('draftOffer', { body: {}, lang: 'de' });
    expect([status, failure.msgcode, failure.msgtext]).toEqual([
      409,
      'too_many_drafts',
      'Von Hand kannst du höchstens 100 Entwürfe anlegen, nur ein Import darf mehr. Veröffentliche oder lösche zuerst welche.',
    ]);
  });

  it('with HTML is stored as plain text', async () => {
    const { offerId } = await publishOffer(owner, 'Leiter');
    const title = '<script>alert(1)</script> & "Leiter"';
    const changed = await owner.call('changeOffer', {
      id: offerId,
      body: { title, description: '<img src=x onerror=alert(1)>' },
    });
    expect(changed.data.title).toBe(title);
    expect((await product.visitor.call('offer', { id: offerId })).data.description).toBe(
      '<img src=x onerror=alert(1)>',
    );
  });

  it('beyond the body limit is rejected', async () => {
    expect(
      (await owner.raw('PATCH', '/v1/profile', { body: JSON.stringify({ firstname: 'x'.repeat(400_000) }) })).status,
    ).toBe(413);
  });

  it('in the call name is answered with 404, and in the token with 401', async () => {
    expect((await owner.raw('POST', '/v1/nothing', { body: '{}' })).status).toBe(404);
    expect(
      (
        await product.visitor.raw('GET', '/v1/profile', {
          headers: { authorization: 'Bearer not.a.token.at.all.really' },
        })
      ).status,
    ).toBe(401);
  });

  it('in the form of an unannounced upload is rejected', async () => {
    const { data } = await owner.call('prepareUserImage', { body: { content_type: 'image/webp', size: 20 } });
    const put = (url: string, type: string, body: string) =>
      fetch(url, { method: 'PUT', headers: { 'content-type': type }, body });
    expect(
      (
        await put(
          data.url.replace(/signature=..../, 'signature=AAAA').replace(/expires=\d/, 'expires=9'),
          'image/webp',
          'x',
        )
      ).status,
    ).toBe(403);
    expect((await put(data.url, 'text/html', '<p>')).status).toBe(415);
    expect((await put(data.url, 'image/webp', 'not a picture')).status).toBe(400);
    expect((await put(data.url, 'image/webp', 'this is not a picture')).status).toBe(413);
    expect((await put(data.url, 'image/webp', 'this is no picture..')).status).toBe(200);
    expect((await owner.call('activateUserImage', { body: { image_id: data.image_id } })).failure.msgcode).toBe(
      'picture_type',
    );
    expect((await stranger.call('activateUserImage', { body: { image_id: data.image_id } })).failure.msgcode).toBe(
      'picture_not_found',
    );
  });
});
