import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { must, publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { undelivered, wishOf } from '../operations/undelivered.js';
import { askedOf, why } from '../operations/why.js';
import { foundGroup } from '../testing/groups.js';
import { mailboxOf } from '../testing/mails.js';

describe('notification mails', () => {
  let product: TestProduct;
  let vendor: TestPerson;
  let creator: TestPerson;
  let mail: string;

  beforeAll(async () => {
    product = await startProduct({ MAIL_WAIT_SECONDS: '0' });
    [vendor, creator] = await Promise.all([product.person('vendora'), product.person('creator')]);
    const { offerId, pricingId } = await publishOffer(vendor, 'Familienzelt');
    const body = { offer_id: offerId, pricing_id: pricingId, date_from: dayAhead(3), message: 'Streng vertraulich' };
    must('ask', await creator.call('ask', { body }));
    mail = await mailboxOf(product.config.publicUrl).mailTo('vendora@example.org', /fragt „Familienzelt“ an/);
  });
  afterAll(async () => product.stop());

  const tokenOf = () => /abbestellen\?token=([\w.-]+)/.exec(mail)?.[1] ?? '';
  const oneClick = async (token: string, method = 'POST', headers: Record<string, string> = {}) => {
    const answer = await fetch(`${product.config.publicUrl}/mail/unsubscribe/${token}`, {
      method,
      redirect: 'manual',
      headers,
      ...(method === 'POST' && { body: 'List-Unsubscribe=One-Click' }),
    });
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  };
  const preferences = async (who = vendor) => must('preferences', await who.call('preferences')).data;

  it('name actor, action, offer, dates, price and message, and link to the conversation', () => {
    expect(mail).toContain('creator_test möchte „Familienzelt“ leihen.');
    expect(mail).toMatch(/\/anfrage\/[0-9a-f-]{36}/);
    expect(mail).toContain('/benutzerkonto/benachrichtigungen');
    expect(mail).toMatch(/Zeit: .+\s+Preis: .+\s+Antwort bis: .+\s+„Streng vertraulich“/);
    expect(mail).toMatch(/Zusagen: .+#accept.+\s+Ablehnen: .+#decline/);
    expect(mail).not.toContain('Geheim');
  });

  it('are unsubscribed by repeatable POST, never by link scanners', async () => {
    const token = tokenOf();
    for (const method of ['GET', 'HEAD'])
      expect(await oneClick(token, method, { 'accept-language': 'nl' })).toMatchObject({
        status: 303,
        location: `/nl/afmelden?token=${token}`,
      });
    expect((await preferences()).switches.mail.requests).toBe(true);
    expect((await product.visitor.call('unsubscribing', { query: { token } })).data).toEqual({
      groups: ['requests'],
      expired: false,
      done: false,
    });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const parts = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const headers of [form, parts]) expect((await oneClick(token, 'POST', headers)).status).toBe(200);
    expect((await preferences()).switches.mail).toMatchObject({ requests: false, messages: true });
    expect((await preferences(creator)).switches.mail.requests).toBe(true);
    must(
      'changePreferences',
      await vendor.call('changePreferences', {
        body: { switches: [{ channel: 'mail', group: 'requests', on: true }] },
      }),
    );
    expect((await product.visitor.call('unsubscribe', { body: { token } })).data).toMatchObject({ done: true });
    expect((await preferences()).switches.mail.requests).toBe(false);
  });

  it('are not unsubscribed by a forged link, which gets an error in three languages', async () => {
    const forged = tokenOf().replace(vendor.userId, creator.userId);
    for (const [lang, text] of [
      ['de', 'Dieser Link stimmt nicht.'],
      ['en', 'This link isn’t complete.'],
      ['nl', 'Deze link klopt niet.'],
    ] as const) {
      const { status, failure } = await product.visitor.call('unsubscribe', { body: { token: forged }, lang });
      expect([status, failure.msgcode]).toEqual([404, 'unsubscribe_link_unknown']);
      expect(failure.msg).toContain(text);
      expect(await oneClick(forged, 'POST', { 'accept-language': lang })).toMatchObject({
        status: 404,
        text: expect.stringContaining(text),
      });
    }
    expect((await preferences(creator)).switches.mail.requests).toBe(true);
    for (const bad of ['', '.', '../../etc', 'x'.repeat(2000)])
      expect([404, 400]).toContain((await oneClick(encodeURIComponent(bad))).status);
    expect((await oneClick(tokenOf(), 'PUT')).status).toBe(405);
    const foreign = await product.visitor.raw('POST', '/v1/unsubscribe', {
      body: JSON.stringify({ token: tokenOf() }),
      headers: { 'x-lendring': '' },
    });
    expect(foreign.status).toBe(403);
  });

  it('follow preferences that only the user sees and sets', async () => {
    expect((await product.visitor.call('preferences')).status).toBe(401);
    const quiet = { from: '22:00', until: '07:00', zone: 'Europe/Berlin' };
    const changed = await creator.call('changePreferences', {
      body: { quiet, digest: { kind: 'daily', zone: 'Europe/Berlin' } },
    });
    expect(must('changePreferences', changed).data).toMatchObject({
      channels: expect.arrayContaining(['mail']),
      quiet,
    });
    expect((await preferences(vendor)).quiet).toBeNull();
    for (const body of [
      { switches: Array.from({ length: 10_000 }, () => ({ channel: 'mail', group: 'messages', on: false })) },
      { switches: [{ channel: 'mail', group: 'security', on: false }] },
      { quiet: { ...quiet, zone: 'Mars/Olympus' } },
      { user_id: vendor.userId },
      [],
    ])
      expect([400, 413]).toContain(
        (await creator.raw('PATCH', '/v1/notification_preference', { body: JSON.stringify(body) })).status,
      );
    expect((await preferences(creator)).switches.mail.messages).toBe(true);
  });

  it('resume once the user enables them again', async () => {
    const { offerId, pricingId } = await publishOffer(creator, 'Kanu');
    must(
      'changePreferences',
      await creator.call('changePreferences', { body: { quiet: null, digest: { kind: 'soon' } } }),
    );
    const body = { offer_id: offerId, pricing_id: pricingId, date_from: dayAhead(3), message: 'Frei?' };
    const asked = must('ask', await vendor.call('ask', { body })).data.request_id;
    expect(
      await eventually(
        () => mailboxOf(product.config.publicUrl).mailTo('creator@example.org', /vendora_test fragt „Kanu“ an/),
        (text) => text.includes(asked),
      ),
    ).toContain('abbestellen?token=');
  });

  it('are explained from the log to operators, who can resend abandoned mails', async () => {
    const ask = (...words: string[]) => why(product.config, askedOf(words));
    const [told] = must('notifications', await vendor.call('notifications')).data.notifications;
    const id = told?.request_id ?? '';
    for (const who of ['Vendora_Test', 'vendora@example.org', vendor.userId]) {
      const lines = await ask(who, '--request', id);
      expect(lines[0]).toBe(`Account ${vendor.userId}`);
      expect(lines[1]).toContain('mail for requests');
      const text = lines.join('\n');
      for (const part of [`in the app: told "asked" of request ${id}`, 'mail: to go out at', 'mail: sent: "asked"'])
        expect(text).toContain(part);
    }
    expect((await ask(vendor.userId, '--request', randomUUID())).at(-1)).toMatch(/^Nothing was told/);
    await expect(ask('nobody_here')).rejects.toThrow('No user matches nobody_here.');
    for (const words of [[], ['a', 'b'], ['a', '--request', 'x'], ['--what']])
      expect(() => askedOf(words)).toThrow('npm run why');

    expect(await undelivered(product.config, wishOf([]))).toEqual({ found: [], planned: 0 });
    expect(await undelivered(product.config, wishOf(['retry', 'vendora_test']))).toEqual({ found: [], planned: 0 });
    expect(() => wishOf(['send'])).toThrow('npm run undelivered');
  });

  it('name the user who joined a group, and the user who replied to a search request', async () => {
    const mails = mailboxOf(product.config.publicUrl);
    const { group_id: groupId } = await foundGroup(vendor, { name: 'Werkzeugkeller', listed: true });
    must('joinGroup', await creator.call('joinGroup', { id: groupId, body: { message: '' } }));
    await mails.mailTo('vendora@example.org', /creator_test ist „Werkzeugkeller“ beigetreten/);
    const ladder = { title: 'Leiter, 4 m', text: '', category_id: null, date_from: null, date_to: null, city_id: null };
    const { search_request_id: id } = must(
      'makeSearchRequest',
      await vendor.call('makeSearchRequest', { body: { ...ladder, public: false, group_id: groupId } }),
    ).data;
    must(
      'replyToSearchRequest',
      await creator.call('replyToSearchRequest', { id, body: { text: 'Ich!', offer_id: null } }),
    );
    await mails.mailTo('vendora@example.org', /creator_test hat auf dein Gesuch „Leiter, 4 m“ geantwortet/);
  });
});
