import { beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@lendring/contracts/http/calls.js';
import { dayAhead } from '../driver/days.js';
import { askFor, must, publishOffer, type People, type TestPerson } from '../driver/people.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { mailboxOf } from '../testing/mails.js';
import { sharedProduct } from '../testing/shared-product.js';

const name = 'Gerda Lohmann';
const phone = '+49 221 4710 333';

describe('a loan made at the counter, over HTTP', () => {
  let product: People;
  let vendor: TestPerson;
  let borrower: TestPerson;
  let other: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [vendor, borrower, other] = await Promise.all([
      product.person('countervendor'),
      product.person('counterborrower'),
      product.person('counterother'),
    ]);
  });

  const enter = (offerId: string, body: Partial<Body<'enterCounterLoan'>> = {}, who = vendor) =>
    who.call('enterCounterLoan', {
      body: { offer_id: offerId, date_from: dayAhead(0), date_to: dayAhead(2), name, phone, ...body },
    });

  it('keeps others from today while it is not returned, and frees today with its return', async () => {
    const { offerId, pricingId } = await publishOffer(vendor, 'Anhänger am Tresen');
    const { data: loan } = must(
      'enterCounterLoan',
      await enter(offerId, { date_from: dayAhead(-3), date_to: dayAhead(-2) }),
    );
    const record = async (moment: 'out' | 'back') =>
      must(
        'recordCounterHandover',
        await vendor.call('recordCounterHandover', { id: loan.loan_id, body: { moment, counts: [] } }),
      );
    const reasons = async () => {
      const query = { offer_id: offerId, date_from: dayAhead(0), date_to: dayAhead(1) };
      return must('calendarReasons', await product.visitor.call('calendarReasons', { query })).data.map(
        ({ reason }) => reason,
      );
    };
    const ask = (day: string) =>
      borrower.call('ask', {
        body: { offer_id: offerId, pricing_id: pricingId, date_from: day, date_to: day, message: 'Darf ich?' },
      });
    const found = async (day: string) => {
      const query = { user_id: vendor.userId, date_from: day, date_to: day, only_free: '1' } as const;
      const { offers, total } = must('offerSearch', await product.visitor.call('offerSearch', { query })).data;
      return [offers.some(({ offer_id: id }) => id === offerId), total - offers.length];
    };
    expect(await reasons()).toEqual([null, null]);
    const isFound = ([one]: readonly unknown[]) => one === true;
    await eventually(() => found(dayAhead(0)), isFound);
    await record('out');
    expect(await reasons()).toEqual(['not_back', null]);
    const without = await eventually(
      () => found(dayAhead(0)),
      (one) => !isFound(one),
    );
    expect(without).toEqual([false, 0]);
    expect(await found(dayAhead(1))).toEqual([true, 0]);
    expect((await ask(dayAhead(0))).failure).toMatchObject({ msgcode: 'not_back', fields: [{ path: 'date_from' }] });
    expect((await ask(dayAhead(1))).status).toBe(200);
    await record('back');
    expect(await reasons()).toEqual([null, null]);
    const { data: early } = must(
      'enterCounterLoan',
      await enter(offerId, { date_from: dayAhead(0), date_to: dayAhead(0) }),
    );
    expect(await reasons()).toEqual(['dates_taken', null]);
    must('completeCounterLoan', await vendor.call('completeCounterLoan', { id: early.loan_id, body: {} }));
    expect(await reasons()).toEqual([null, null]);
    expect((await enter(offerId, { date_from: dayAhead(0), date_to: dayAhead(0) })).status).toBe(200);
  });

  it('takes the days, stands in the calendar and its file, and frees the rest when it is back', async () => {
    const offer = await publishOffer(vendor, 'Hüpfburg am Tresen');
    const { data: loan } = must('enterCounterLoan', await enter(offer.offerId, { price: 4500 }));
    expect(loan).toMatchObject({ name, phone, price: 4500, status: 'running', overdue: false, quantity: 1 });
    expect((await enter(offer.offerId)).failure.msgcode).toBe('counter_days_taken');

    const span = { date_from: dayAhead(0), date_to: dayAhead(3) };
    const calendar = must('calendar', await vendor.call('calendar', { query: span })).data;
    expect(calendar.find(({ counter_loan_id: id }) => id === loan.loan_id)).toMatchObject({
      type: 'request',
      requesttype_id: 1,
      request_id: null,
      counter_name: name,
      status: 'running',
    });
    const file = (await vendor.raw('GET', '/v1/request_calendar_ics')).text.replaceAll('\r\n ', '');
    expect(file).toContain('Hüpfburg am Tresen (am Tresen)');
    expect(file).not.toContain(name);
    const days = { id: offer.offerId, query: span };
    expect((await vendor.call('offerCalendar', days)).data).toMatchObject([{ counter_loan_id: loan.loan_id }]);
    const publicDays = await product.visitor.call('offerCalendar', days);
    expect(publicDays.data).toMatchObject([{ reason: 'booked', counter_loan_id: null, request_id: null }]);
    expect(publicDays.text).not.toContain(name);

    const complete = (who: TestPerson) => who.call('completeCounterLoan', { id: loan.loan_id, body: {} });
    expect((await complete(other)).status).toBe(404);
    expect((await other.call('counterLoan', { id: loan.loan_id })).status).toBe(404);
    expect(must('completeCounterLoan', await complete(vendor)).data).toMatchObject({
      status: 'completed',
      actions: ['erase_person', 'record_out', 'record_back'],
    });
    expect((await complete(vendor)).status).toBe(200);
    await askFor(borrower, offer, dayAhead(1));
    const done = must('counterLoans', await vendor.call('counterLoans', { query: { tab: 'done' } })).data;
    expect(done.loans.map(({ loan_id: id }) => id)).toContain(loan.loan_id);
  });

  describe('of several things', () => {
    const several = async (titles: readonly string[]) =>
      Promise.all(titles.map((title) => publishOffer(vendor, title, { quantity: 8 })));
    const loansOf = async () =>
      must('counterLoans', await vendor.call('counterLoans', { query: { tab: 'current', size: 100 } })).data.loans;

    it('is entered in one call, once by parallel clicks, and shows what belongs together', async () => {
      const [tent, bench, grill] = await several(['Zelt zusammen', 'Bank zusammen', 'Grill zusammen']);
      if (!tent || !bench || !grill) throw new Error('An offer is missing.');
      const body = {
        offer_id: tent.offerId,
        date_from: dayAhead(0),
        date_to: dayAhead(2),
        name,
        further: [
          { offer_id: bench.offerId, quantity: 8, price: 1600 },
          { offer_id: grill.offerId, quantity: 1, price: null },
        ],
      };
      const key = crypto.randomUUID();
      const clicks = await Promise.all([1, 2, 3].map(() => vendor.call('enterCounterLoan', { body, key })));
      const [first, ...repeats] = clicks.map((answer) => must('enterCounterLoan', answer).data);
      for (const repeat of repeats) expect(repeat.loan_id).toBe(first?.loan_id);
      expect(first?.together.map(({ title, quantity }) => [title, quantity])).toEqual([
        ['Bank zusammen', 8],
        ['Grill zusammen', 1],
      ]);
      const listed = (await loansOf()).filter(({ group_id: id }) => id === first?.group_id);
      expect(listed.map(({ title, price }) => [title, price]).toSorted()).toEqual([
        ['Bank zusammen', 1600],
        ['Grill zusammen', null],
        ['Zelt zusammen', null],
      ]);
      const tasks = must('handovers', await vendor.call('handovers', { query: { date: dayAhead(0) } })).data;
      expect(tasks.filter(({ counter_group_id: id }) => id === first?.group_id)).toHaveLength(3);
    });

    it('enters nothing where one thing is taken, and names it at its field', async () => {
      const [stage, cable] = await several(['Podest zusammen', 'Kabel zusammen']);
      if (!stage || !cable) throw new Error('An offer is missing.');
      must('enterCounterLoan', await enter(cable.offerId, { quantity: 8 }));
      const further = [{ offer_id: cable.offerId, quantity: 1 }];
      const { status, failure } = await enter(stage.offerId, { further });
      expect([status, failure.msgcode, failure.fields?.map(({ path }) => path)]).toEqual([
        409,
        'counter_days_taken',
        ['further.0.offer_id'],
      ]);
      expect((await loansOf()).map(({ title }) => title)).not.toContain('Podest zusammen');
      const first = await enter(cable.offerId, { further: [{ offer_id: stage.offerId, quantity: 1 }] });
      expect(first.failure.fields?.map(({ path }) => path)).toEqual(['offer_id']);
      const tooMany = await enter(stage.offerId, { further: [{ offer_id: stage.offerId, quantity: 8 }] });
      expect([tooMany.failure.msgcode, tooMany.failure.fields?.map(({ path }) => path)]).toEqual([
        'not_enough_units',
        ['further.0.quantity'],
      ]);
      for (const quantity of [0, 1.5, 1e9]) {
        const bad = await enter(stage.offerId, { further: [{ offer_id: stage.offerId, quantity }] });
        expect([bad.status, bad.failure.fields?.map(({ path }) => path)]).toEqual([400, ['further.0.quantity']]);
      }
    });
  });

  it('is extended, shortened to hours and linked no more', async () => {
    const offer = await publishOffer(vendor, 'Bühne am Tresen', { quantity: 3 });
    const { loan_id: id } = must('enterCounterLoan', await enter(offer.offerId)).data;
    const change = (body: Partial<Body<'changeCounterLoan'>>, who = vendor) =>
      who.call('changeCounterLoan', {
        id,
        body: { quantity: 1, date_from: dayAhead(0), date_to: dayAhead(2), price: null, ...body },
      });
    expect(
      must('changeCounterLoan', await change({ date_to: dayAhead(4), quantity: 3, price: 900 })).data,
    ).toMatchObject({ quantity: 3, price: 900, period: { date_to: dayAhead(4) } });
    const { failure } = await change({ quantity: 4 });
    expect([failure.msgcode, failure.fields?.map(({ path }) => path)]).toEqual(['not_enough_units', ['quantity']]);
    expect((await change({}, other)).status).toBe(404);
    const hourly = { date_to: undefined, time_from: '14:00', duration: 3 };
    expect(must('changeCounterLoan', await change(hourly)).data.period).toMatchObject({ kind: 'hours', duration: 3 });
    expect((await change({ time_from: '14:00' })).status).toBe(400);
    expect((await other.call('unlinkCounterLoan', { id })).status).toBe(404);
    expect((await vendor.call('unlinkCounterLoan', { id })).status).toBe(204);
  });

  it('refuses bad input at its field', async () => {
    const offer = await publishOffer(vendor, 'Kabeltrommel am Tresen', { quantity: 3 });
    const fieldOf = async (body: Partial<Body<'enterCounterLoan'>>) => {
      const { status, failure } = await enter(offer.offerId, body);
      return [status, failure.fields?.map(({ path }) => path)];
    };
    for (const quantity of [0, -1, 1e9]) expect(await fieldOf({ quantity })).toEqual([400, ['quantity']]);
    for (const text of ['', 'x'.repeat(10_000)]) expect(await fieldOf({ name: text })).toEqual([400, ['name']]);
    expect(await fieldOf({ quantity: 4 })).toEqual([409, ['quantity']]);
    expect(await fieldOf({ date_from: dayAhead(-31) })).toEqual([422, ['date_from']]);
    expect(await fieldOf({ price: -1 })).toEqual([400, ['price']]);
    expect((await enter(offer.offerId, {}, other)).failure.msgcode).toBe('not_owner');
    must('deleteOffer', await vendor.call('deleteOffer', { id: offer.offerId }));
    expect((await enter(offer.offerId)).failure.msgcode).toBe('offer_not_available');
  });

  it('is linked to the account that opens its invitation, once', async () => {
    const offer = await publishOffer(vendor, 'Leiter am Tresen');
    const { loan_id: id } = must('enterCounterLoan', await enter(offer.offerId, { note: 'Streng geheim' })).data;
    const email = product.address('gerda.lohmann@example.org');
    const invited = must('inviteToCounterLoan', await vendor.call('inviteToCounterLoan', { id, body: { email } })).data;
    const token = invited.invitation?.url?.split('/').at(-1) ?? '';
    const mail = await mailboxOf(product.config.publicUrl).mailTo(email, /Leiter am Tresen/);
    expect(mail).toContain(token);
    expect(mail).not.toContain(name);

    const opened = await product.visitor.call('counterInvitation', { id: token });
    expect(opened.data).toMatchObject({
      loan: { title: 'Leiter am Tresen', owner: { nickname: vendor.nickname } },
      problem: null,
    });
    expect(opened.text).not.toContain(name);
    const link = (who: TestPerson) => who.call('linkCounterLoan', { id: token, body: {} });
    expect((await link(vendor)).failure.msgcode).toBe('own_counter_loan');
    const linked = must('linkCounterLoan', await link(borrower));
    expect(linked.data).toMatchObject({ side: 'creator', name: null, note: null, actions: ['unlink'] });
    const profile = must('profile', await vendor.call('profile')).data;
    expect(linked.data.contact).toMatchObject({ lastname: profile.lastname, email: profile.email, address: null });
    expect(linked.data.opening).toMatchObject({ week: null });
    for (const secret of [name, phone, 'Streng geheim']) expect(linked.text).not.toContain(secret);
    const share = (shared: boolean, who = vendor) => who.call('shareCounterAddress', { id, body: { shared } });
    expect((await share(true, borrower)).failure.msgcode).toBe('counter_loan_not_found');
    expect(must('shareCounterAddress', await share(true)).data).toMatchObject({ address_shared: true, contact: null });
    const seen = async () => must('counterLoan', await borrower.call('counterLoan', { id })).data.contact?.address;
    expect(await seen()).toContain(profile.address?.city);
    must('shareCounterAddress', await share(false));
    expect(await seen()).toBeNull();
    expect((await link(other)).failure.msgcode).toBe('invitation_used_up');
    const used = await product.visitor.call('counterInvitation', { id: token });
    expect(used.data).toMatchObject({ loan: null, problem: 'invitation_used_up', linked: false });
    expect(used.text).not.toContain('Leiter am Tresen');
    const own = must('counterLoans', await borrower.call('counterLoans', { query: { side: 'creator' } })).data;
    expect(own.loans.map(({ loan_id: one }) => one)).toEqual([id]);
    expect(must('counterLoan', await vendor.call('counterLoan', { id })).data).toMatchObject({
      name,
      linked: true,
      other: { nickname: borrower.nickname },
    });
    const erased = must('eraseCounterPerson', await vendor.call('eraseCounterPerson', { id, body: {} })).data;
    expect(erased).toMatchObject({ name: null, phone: null, note: null, person_erased: true });
  });

  it('reminds a late borrower by mail, once a day, and ends with the record of the return', async () => {
    const offer = await publishOffer(vendor, 'Beamer am Tresen');
    const email = 'late.counter@example.org';
    const { loan_id: id } = must(
      'enterCounterLoan',
      await enter(offer.offerId, { date_from: dayAhead(-4), date_to: dayAhead(-2), email }),
    ).data;
    const remind = (who: TestPerson) => who.call('remindCounterBorrower', { id, body: {} });
    expect((await remind(other)).status).toBe(404);
    expect((await remind(vendor)).failure.msgcode).toBe('counter_not_overdue');
    const out: Body<'recordCounterHandover'> = { moment: 'out', counts: [] };
    must('recordCounterHandover', await vendor.call('recordCounterHandover', { id, body: out }));
    expect(must('remindCounterBorrower', await remind(vendor)).data.reminded_at).toEqual(expect.any(String));
    expect((await remind(vendor)).failure.msgcode).toBe('counter_reminded_today');
    const mail = await mailboxOf(product.config.publicUrl).mailTo(email, /Beamer am Tresen/);
    expect(mail).toContain(`Hallo ${name},`);
    const body: Body<'recordCounterHandover'> = { moment: 'back', counts: [], note: 'Lampe flackert' };
    const { data } = must('recordCounterHandover', await vendor.call('recordCounterHandover', { id, body }));
    expect(data).toMatchObject({
      status: 'completed',
      overdue: false,
      handovers: [{ moment: 'out' }, { note: body.note }],
    });
    expect((await remind(vendor)).failure.msgcode).toBe('counter_loan_over');
  });

  describe('with an account', () => {
    const linked = async (title: string, further: readonly string[] = []) => {
      const offers = await Promise.all(
        [title, ...further].map((one) => publishOffer(vendor, one, { deposit: 5_000, deposit_kind: 'cash' })),
      );
      const [first, ...others] = offers.map(({ offerId }) => ({ offer_id: offerId }));
      const { loan_id: id } = must('enterCounterLoan', await enter(first?.offer_id ?? '', { further: others })).data;
      const body = { email: product.address('gerda.konto@example.org') };
      const { invitation } = must('inviteToCounterLoan', await vendor.call('inviteToCounterLoan', { id, body })).data;
      const token = invitation?.url?.split('/').at(-1) ?? '';
      must('linkCounterLoan', await borrower.call('linkCounterLoan', { id: token, body: {} }));
      return id;
    };
    const newsOf = async (who: TestPerson, id: string) =>
      must('notifications', await who.call('notifications')).data.notifications.filter(
        ({ counter_loan_id: about }) => about === id,
      );

    it('tells the borrower why a part of the deposit is kept, and the owner of the objection', async () => {
      const id = await linked('Zapfanlage am Tresen');
      const back: Body<'recordCounterHandover'> = {
        moment: 'back',
        counts: [],
        secured: true,
        kept: 1_200,
        reason: 'Der Hahn tropft.',
        note: 'Nur für mich',
      };
      must('recordCounterHandover', await vendor.call('recordCounterHandover', { id, body: back }));
      await eventually(
        () => newsOf(borrower, id),
        (news) => news.some(({ kind, kept, title }) => kind === 'counter_back' && kept === 1_200 && title !== null),
      );
      const seen = must('counterLoan', await borrower.call('counterLoan', { id }));
      expect(seen.data.handovers).toMatchObject([{ kept: 1_200, reason: 'Der Hahn tropft.', note: null }]);
      expect(seen.data.actions).toEqual(['unlink', 'answer_back']);
      const object = (who: TestPerson, note = 'Der tropfte schon.') =>
        who.call('answerCounterHandover', { id, body: { moment: 'back', revision: 1, agrees: false, note } });
      expect((await object(vendor)).failure.msgcode).toBe('wrong_side');
      expect((await object(other)).failure.msgcode).toBe('counter_loan_not_found');
      expect((await object(borrower, '')).failure.msgcode).toBe('objection_note_needed');
      must('answerCounterHandover', await object(borrower));
      expect(must('counterLoan', await vendor.call('counterLoan', { id })).data.handovers).toMatchObject([
        { answer: { agrees: false, note: 'Der tropfte schon.' } },
      ]);
      await eventually(
        () => newsOf(vendor, id),
        (news) => news.some(({ kind, other: by }) => kind === 'counter_disputed' && by?.nickname === borrower.nickname),
      );
    });

    it('keeps its link in a correction unless that ends it, and is erased with the loans of its entry', async () => {
      const id = await linked('Leinwand am Tresen', ['Mischpult am Tresen']);
      const correct = (body: Body<'changeCounterLoan'>) => vendor.call('changeCounterLoan', { id, body });
      const first = must('changeCounterLoan', await correct({ name: 'Gerda Lohmann-Brix' })).data;
      expect(first).toMatchObject({ name: 'Gerda Lohmann-Brix', linked: true });
      const { loan_id: sibling } = first.together[0] ?? { loan_id: '' };
      must('changeCounterLoan', await correct({ name: 'Otto Konto', email: null, unlink: true }));
      for (const one of [id, sibling]) {
        expect((await borrower.call('counterLoan', { id: one })).status).toBe(404);
        expect(must('counterLoan', await vendor.call('counterLoan', { id: one })).data).toMatchObject({
          name: 'Otto Konto',
          linked: false,
        });
      }
      const suggested = () => vendor.call('counterPersons', { query: { query: 'Otto Konto' } });
      expect((await suggested()).data).toHaveLength(1);
      must('eraseCounterPerson', await vendor.call('eraseCounterPerson', { id, body: {} }));
      expect(must('counterLoan', await vendor.call('counterLoan', { id: sibling })).data).toMatchObject({
        name: null,
        phone: null,
        person_erased: true,
      });
      expect((await suggested()).data).toEqual([]);
    });
  });
});
