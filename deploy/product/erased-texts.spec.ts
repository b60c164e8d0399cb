import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '@lendring/platform/testing/eventually.js';
import type { Body } from '@lendring/contracts/http/calls.js';
import { dayAhead } from '../driver/days.js';
import { addPicture, must, publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { scan, searchWords } from '../testing/scan-files.js';
import { softwarePasskey } from '../testing/software-authenticator.js';
import { createTexts, textsToEnter } from '../testing/texts-of-a-person.js';

const email = 'geloeschte@example.org';
const password = 'Geheimes-Kennwort-7319';

describe('the texts of a deleted user', () => {
  const { fill, fillQuery, entered } = createTexts();
  let product: TestProduct;
  let gone: TestPerson;
  let firm: TestPerson;
  let stays: TestPerson;
  beforeAll(async () => {
    product = await startProduct({ WEBHOOK_TARGETS: 'any' });
    gone = await product.person('geloeschte');
    firm = await product.person('firma', { commercial: true });
    stays = await product.person('bleibende');
    await product.enrol({ userId: gone.userId, email, password });
    await product.enrol({ userId: firm.userId, email: 'firma@example.org', password });
  });
  afterAll(() => product.stop());

  const enterProfile = async (): Promise<void> => {
    const { address } = must('profile', await gone.call('profile')).data;
    const at = { city_id: address?.city_id, postal: address?.postal };
    const reach = { phone: '+49 176 55507319', contact_email: email };
    const profile = fill('changeProfile', { ...reach, address: at, billing_address: at });
    must('changeProfile', await gone.call('changeProfile', { body: profile }));
    const { place_id: placeId } = must('addPlace', await gone.call('addPlace', { body: fill('addPlace', at) })).data;
    must('namePlace', await gone.call('namePlace', { id: placeId, body: fill('namePlace') }));
    const [text] = must('addAutoText', await gone.call('addAutoText', { body: fill('addAutoText') })).data.texts;
    const body = fill('changeAutoText');
    must('changeAutoText', await gone.call('changeAutoText', { id: text?.id ?? '', body }));
    must('changeEmail', await gone.call('changeEmail', { body: fill('changeEmail', { password }) }));
    const device = fill('userPushProfile', { token: JSON.stringify({ endpoint: 'https://push.example.org/a' }) });
    await gone.call('userPushProfile', { body: device });
    const { setup_id, options } = must('askPasskey', await gone.call('askPasskey', { body: { password } })).data;
    const made = softwarePasskey(new URL(product.config.publicUrl).origin).make(options);
    must('addPasskey', await gone.call('addPasskey', { body: fill('addPasskey', { setup_id, made }) }));
    const [passkey] = must('factors', await gone.call('factors')).data.passkeys;
    must(
      'renamePasskey',
      await gone.call('renamePasskey', { id: passkey?.passkey_id ?? '', body: fill('renamePasskey') }),
    );
    must(
      'giveFeedback',
      await gone.call('giveFeedback', { body: fill('giveFeedback', { kind: 'idea', page: null, email: null }) }),
    );
  };

  const enterSearches = async (): Promise<void> => {
    must('offerSuggest', await gone.call('offerSuggest', { query: fillQuery('offerSuggest') }));
    must('nickname', await gone.call('nickname', { query: fillQuery('nickname') }));
    must('citySearch', await gone.call('citySearch', { query: fillQuery('citySearch') }));
    must('place', await gone.call('place', { query: fillQuery('place') }));
    must('offers', await gone.call('offers', { query: fillQuery('offers') }));
    must('groups', await gone.call('groups', { query: fillQuery('groups') }));
    must('searchRequests', await gone.call('searchRequests', { query: fillQuery('searchRequests') }));
    const search = fill('saveSearch', { page: { city: null, fields: { q: 'Qzxfeldwert' } } });
    const [saved] = must('saveSearch', await gone.call('saveSearch', { body: search })).data.searches;
    must('changeSearch', await gone.call('changeSearch', { id: saved?.search_id ?? '', body: fill('changeSearch') }));
  };

  /** Part with the marked name, of offers that are lent: requests and loans remember it. */
  const ownPart = () => ({ name: entered.get('changeOffer.parts.name') ?? '', count: 1 });

  const enterOfferAndRequests = async (): Promise<void> => {
    const body = fill('changeOffer', {
      pricing: [
        { pricing_id: randomUUID(), renttype_id: 1, paymenttype_id: 4, amount: 900, duration_min: 1, duration_max: 14 },
      ],
      metadata: [{ public: false }],
      parts: [{ count: 2 }],
      ask_rules: { max_km: null, postals: [], towns: [{ city_id: 'g2886242' }], phone: false, good_ratings: 0 },
      delivery: { services: ['bring'], steps: [{ up_to_km: 10, price: 1500 }] },
      image_ids: undefined,
    });
    const own = await publishOffer(gone, 'Zelt', { parts: [ownPart()], deposit: 5_000, deposit_kind: 'cash' });
    const marked = await publishOffer(gone, 'Ofen', body);
    const days = { date_from: dayAhead(3), date_to: dayAhead(4) };
    must(
      'block',
      await gone.call('block', { body: fill('block', { offer_id: marked.offerId, ...days, requesttype_id: 4 }) }),
    );
    const theirs = await publishOffer(stays, 'Leiter', { parts: [{ name: 'Teil', count: 1 }] });
    const asked = async (who: TestPerson, of: typeof own, from: number) => {
      const wish = { date_from: dayAhead(from), date_to: dayAhead(from + 1) };
      const given = { offer_id: of.offerId, pricing_id: of.pricingId, ...wish, share_address: false };
      const ask = who === gone ? fill('ask', given) : { ...given, message: 'Worte der anderen Seite' };
      return must('ask', await who.call('ask', { body: ask })).data.request_id;
    };
    const agree = async (id: string) => {
      must('accept', await stays.call('accept', { id, body: { share_address: false } }));
      must('accept', await gone.call('accept', { id, body: { share_address: false } }));
    };
    const cancelled = await asked(gone, theirs, 20);
    must('say', await gone.call('say', { id: cancelled, body: fill('say') }));
    await agree(cancelled);
    must('cancel', await gone.call('cancel', { id: cancelled, body: fill('cancel') }));
    const declined = await asked(stays, own, 30);
    must('decline', await gone.call('decline', { id: declined, body: fill('decline') }));
    const lent = await asked(gone, theirs, 0);
    await agree(lent);
    const record: Body<'recordHandover'> = { moment: 'out', counts: [1] };
    const theirRecord = { ...record, note: 'Worte der anderen Seite' };
    must('recordHandover', await stays.call('recordHandover', { id: lent, body: theirRecord }));
    const objection = fill('answerHandover', { moment: 'out', revision: 1, agrees: false });
    must('answerHandover', await gone.call('answerHandover', { id: lent, body: objection }));
    const lentOut = await asked(stays, own, 0);
    must('accept', await gone.call('accept', { id: lentOut, body: { share_address: false } }));
    must('accept', await stays.call('accept', { id: lentOut, body: { share_address: false } }));
    const handedOver = { ...fill('recordHandover', record), reason: undefined };
    must('recordHandover', await gone.call('recordHandover', { id: lentOut, body: handedOver }));
    must('complete', await gone.call('complete', { id: lentOut }));
    const settled = fill('recordHandover', { moment: 'back', counts: [1], secured: true, kept: 100 });
    must('recordHandover', await gone.call('recordHandover', { id: lentOut, body: settled }));
    must('complete', await stays.call('complete', { id: lent }));
    must('rate', await gone.call('rate', { body: fill('rate', { request_id: lent, stars: 5 }) }));
    must('rate', await stays.call('rate', { body: { request_id: lent, stars: 4, text: 'Worte der anderen Seite' } }));
    must('answerRating', await gone.call('answerRating', { id: lent, body: fill('answerRating') }));
    const subject = { kind: 'offer', id: theirs.offerId };
    must('report', await gone.call('report', { body: fill('report', { subject, type_id: 10, contact: null }) }));
  };

  const enterStock = async (): Promise<void> => {
    const closed = { date_from: dayAhead(40), date_to: dayAhead(41) };
    const added = await gone.call('addOpeningException', { body: fill('addOpeningException', closed) });
    const [exception] = must('addOpeningException', added).data.exceptions;
    const reworded = fill('changeOpeningException', closed);
    must(
      'changeOpeningException',
      await gone.call('changeOpeningException', { id: exception?.exception_id ?? '', body: reworded }),
    );
    const entry = fill('enterUnavailability', {
      offer_ids: 'all',
      date_from: dayAhead(60),
      date_to: dayAhead(61),
      requesttype_id: 1,
    });
    const { entry_id: entryId } = must(
      'enterUnavailability',
      await gone.call('enterUnavailability', { body: entry }),
    ).data;
    must(
      'changeUnavailability',
      await gone.call('changeUnavailability', { id: entryId, body: fill('changeUnavailability') }),
    );
    const defaults = fill('setOfferDefaults', {
      deposit: 5000,
      deposit_kind: 'cash',
      hold_hours: 24,
      booking_rules: { lead_days: 1, lead_until: null, longest_advance: null },
      ask_rules: { max_km: null, postals: [], towns: [{ city_id: 'g2886242' }], phone: false, good_ratings: 0 },
      delivery: { services: ['bring'], steps: [{ up_to_km: 10, price: 1500 }] },
    });
    must('setOfferDefaults', await gone.call('setOfferDefaults', { body: defaults }));
    must('saveTableView', await gone.call('saveTableView', { body: fill('saveTableView') }));
    must('offerTable', await gone.call('offerTable', { query: fillQuery('offerTable') }));
    const week = { date_from: dayAhead(0), date_to: dayAhead(6) };
    must('offerTimeline', await gone.call('offerTimeline', { query: fillQuery('offerTimeline', week) }));

    const checked = fill('checkImport', {
      head: ['Title', 'Qzxgepruefterkopf'],
      rows: [{ line: 2, cells: ['Zelt aus einer Datei', 'Qzxgepruefterwert'] }],
    });
    must('checkImport', await gone.call('checkImport', { body: checked }));
    const id = randomUUID();
    const begun = fill('beginImport', { import_id: id, total: 1, head: ['Title', 'Pictures', 'Qzxeingelesenerkopf'] });
    must('beginImport', await gone.call('beginImport', { body: begun }));
    const rows = fill('addImportRows', {
      from: 0,
      rows: [
        { line: 2, cells: ['Zelt aus einer Datei', 'http://127.0.0.1:1/Qzxbildadresse.jpg', 'Qzxeingelesenerwert'] },
      ],
    });
    must('addImportRows', await gone.call('addImportRows', { id, body: rows }));
    await until(async () => must('lastImport', await gone.call('lastImport')).data?.pictures.done === 1);

    const { offerId } = await publishOffer(gone, 'Hochdruckreiniger', {
      parts: [ownPart()],
      deposit: 5_000,
      deposit_kind: 'cash',
    });
    await addPicture(gone, offerId, fill('activateOfferImage', { image_id: undefined }));
    const run = fill('addPieces', { number: 'Qzxstueck8', last: 'Qzxstueck11', condition: 'good' });
    const [piece] = must('addPieces', await gone.call('addPieces', { id: offerId, body: run })).data.pieces;
    const changed = fill('changePiece', { piece_id: piece?.piece_id ?? 0, condition: 'defect' });
    must('changePiece', await gone.call('changePiece', { id: offerId, body: changed }));
    const lent = fill('enterCounterLoan', { offer_id: offerId, date_from: dayAhead(0) });
    const { loan_id: loan } = must('enterCounterLoan', await gone.call('enterCounterLoan', { body: lent })).data;
    const handedOut = { ...fill('recordCounterHandover', { moment: 'out', counts: [1] }), reason: undefined };
    must('recordCounterHandover', await gone.call('recordCounterHandover', { id: loan, body: handedOut }));
    const corrected = fill('changeCounterLoan', { date_from: dayAhead(0), quantity: 1, price: null });
    must('changeCounterLoan', await gone.call('changeCounterLoan', { id: loan, body: corrected }));
    must('counterLoans', await gone.call('counterLoans', { query: fillQuery('counterLoans') }));
    must('counterPersons', await gone.call('counterPersons', { query: fillQuery('counterPersons') }));
    must('piecesNumbered', await gone.call('piecesNumbered', { query: fillQuery('piecesNumbered') }));
    const invited = fill('inviteToCounterLoan');
    must('inviteToCounterLoan', await gone.call('inviteToCounterLoan', { id: loan, body: invited }));
    const settled = fill('recordCounterHandover', { moment: 'back', counts: [1], secured: true, kept: 100 });
    must('recordCounterHandover', await gone.call('recordCounterHandover', { id: loan, body: settled }));
    must('completeCounterLoan', await gone.call('completeCounterLoan', { id: loan, body: {} }));

    const { offerId: theirs } = await publishOffer(stays, 'Pavillon', { deposit: 5_000, deposit_kind: 'cash' });
    const theirLoan = { offer_id: theirs, date_from: dayAhead(0), name: 'Worte der anderen Seite' };
    const { loan_id: linked } = must(
      'enterCounterLoan',
      await stays.call('enterCounterLoan', { body: theirLoan }),
    ).data;
    const { invitation } = must(
      'inviteToCounterLoan',
      await stays.call('inviteToCounterLoan', { id: linked, body: { email: 'ausleihe@example.org' } }),
    ).data;
    const token = invitation?.url?.split('/').at(-1) ?? '';
    must('linkCounterLoan', await gone.call('linkCounterLoan', { id: token, body: {} }));
    const kept: Body<'recordCounterHandover'> = {
      moment: 'back',
      counts: [],
      secured: true,
      kept: 100,
      reason: 'Worte der anderen Seite',
    };
    must('recordCounterHandover', await stays.call('recordCounterHandover', { id: linked, body: kept }));
    const objection = fill('answerCounterHandover', { moment: 'back', revision: 1, agrees: false });
    must('answerCounterHandover', await gone.call('answerCounterHandover', { id: linked, body: objection }));
  };

  const enterGroups = async (): Promise<void> => {
    const open = { color: '#007a7e', city_id: null, joining: 'request', listed: false, public_search_requests: false };
    const own = must('foundGroup', await gone.call('foundGroup', { body: fill('foundGroup', open) })).data.group_id;
    must('inviteByMail', await gone.call('inviteByMail', { id: own, body: fill('inviteByMail') }));
    must('changeGroup', await gone.call('changeGroup', { id: own, body: fill('changeGroup') }));
    const other = { ...open, name: 'Gruppe der anderen', description: '', rules: '', listed: true } as const;
    const theirs = must('foundGroup', await stays.call('foundGroup', { body: { ...other, joining: 'request' } })).data
      .group_id;
    must('joinGroup', await gone.call('joinGroup', { id: theirs, body: fill('joinGroup') }));
    const shared = { category_id: null, date_from: null, date_to: null, city_id: null, public: false };
    const body = fill('makeSearchRequest', { ...shared, group_id: own });
    const id = must('makeSearchRequest', await gone.call('makeSearchRequest', { body })).data.search_request_id;
    const changed = fill('changeSearchRequest', shared);
    must('changeSearchRequest', await gone.call('changeSearchRequest', { id, body: changed }));
    const common = must(
      'foundGroup',
      await stays.call('foundGroup', { body: { ...other, name: 'Offene Gruppe', joining: 'open' } }),
    ).data.group_id;
    must('joinGroup', await gone.call('joinGroup', { id: common, body: { message: '' } }));
    const wanted = { title: 'Wer hat eine Leiter?', text: '', ...shared, group_id: common };
    const sought = must('makeSearchRequest', await stays.call('makeSearchRequest', { body: wanted })).data;
    const reply = fill('replyToSearchRequest', { offer_id: null });
    must(
      'replyToSearchRequest',
      await gone.call('replyToSearchRequest', { id: sought.search_request_id, body: reply }),
    );
  };

  const enterCompany = async (): Promise<void> => {
    must('changeCompany', await firm.call('changeCompany', { body: fill('changeCompany') }));
    const hint = { hint_x: 'left', hint_y: 'top' };
    const wishes = { type: 'banner', position: 'top', color: '#0d7377', from: null, views: 1_000, ...hint };
    const draft = { ...wishes, language: 'de', category_id: null };
    const ad = must('draftAd', await firm.call('draftAd', { body: fill('draftAd', draft) })).data.ad_id;
    must('changeAd', await firm.call('changeAd', { id: ad, body: fill('changeAd', draft) }));
  };

  const enterPaid = async (): Promise<void> => {
    const key = fill('createApiKey', { scopes: ['events:read'] });
    must('createApiKey', await gone.call('createApiKey', { body: key }));
    const hook = fill('createWebhook', { types: ['offer.published'] });
    const { webhook_id: id } = must('createWebhook', await gone.call('createWebhook', { body: hook })).data;
    must('changeWebhook', await gone.call('changeWebhook', { id, body: fill('changeWebhook') }));
    const booking = { plan_id: 'plus', interval: 'month', net: 490, gross: 583 } as const;
    const { payment } = must('bookPlan', await gone.call('bookPlan', { body: booking })).data;
    const pay = { id: payment?.payment_id ?? '', body: { outcome: 'paid' } } as const;
    must('payOnTestPage', await gone.call('payOnTestPage', pay));
    must('cancelPlan', await gone.call('cancelPlan', { body: fill('cancelPlan') }));
  };

  it('remain in no file, whichever contract field contained them', async () => {
    // Run `enterPaid` before the profile is filled with marked texts, because invoices keep name and address, as
    // required by law.
    await enterPaid();
    await enterProfile();
    await enterSearches();
    await enterOfferAndRequests();
    await enterStock();
    await enterGroups();
    await enterCompany();
    const left = textsToEnter().filter((path) => !entered.has(path));
    expect(left).toEqual([]);
    const { dataDir } = product.config;
    const byMark = new Map([...entered].map(([path, mark]) => [mark, path]));
    const found = () =>
      scan(dataDir, [...byMark.keys()]).map((place) => {
        const [file = '', mark = ''] = place.split(': ');
        return `${byMark.get(mark)} in ${file}`;
      });
    expect(found().length).toBeGreaterThan(20);
    for (const person of [gone, firm]) {
      const { certificate_id: id } = must(
        'deleteAccount',
        await person.call('deleteAccount', { body: { password } }),
      ).data;
      const erasedAt = async () =>
        must('certificate', await product.visitor.call('certificate', { id })).data.erased_at;
      await until(async () => (await erasedAt()) !== null);
    }
    // Documented in the certificate (`trader`): company data is kept for half a year.
    const kept = /^changeCompany\.company in account\/documents\.db/;
    expect(found().filter((place) => !kept.test(place))).toEqual([]);
    expect(searchWords(dataDir)).not.toMatch(/qzx/i);
  });
});
