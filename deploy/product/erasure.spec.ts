import { createECDH, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@lendring/platform/base/free-port.js';
import { loadConfig } from '@lendring/platform/runtime/settings/config.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { dayAhead } from '../driver/days.js';
import { withSharedPlaceIndex } from '../driver/shared-place-index.js';
import { must, publishOffer, type TestPerson } from '../driver/people.js';
import { spawnProduct, startProduct, type TestProduct } from '../driver/product.js';
import { foundGroup } from '../testing/groups.js';
import { otherInstallation } from '../testing/other-installation.js';
import { verifyPhone } from '../testing/phones.js';
import { backUp } from '../operations/backup.js';
import { restore } from '../operations/restore.js';
import { scan, searchWords } from '../testing/scan-files.js';

const password = 'Geheimes-Kennwort-7319';

const erasedAt = async ({ visitor }: TestProduct, id: string) =>
  must('certificate', await visitor.call('certificate', { id })).data.erased_at;

describe('a deleted account', () => {
  let product: TestProduct;
  let gone: TestPerson;
  let stays: TestPerson;
  let certificateId = '';
  let backups = '';
  let sharedGroup = '';
  let leftSearchRequest = '';
  const email = 'loescherin@example.org';
  const values = [
    email,
    'loescherin_test',
    'Geheim-loescherin',
    'Verborgene Gasse 10',
    'Rechnungspfad 17',
    '+49 176 55501234',
    '+4915123456789',
    '1512 3456789',
    'Zelteigentum meiner Großtante: eine Beschreibung',
    'Kommst du aus Köln-Nippes',
    'Sehr freundlich gewesen',
    'Nur eine automatische Antwort von mir',
    'https://geheim.partner.example/hook',
    'Mein geheimer Schlüsselname',
    'Wanderstöcke zum Verschwinden',
    'Heimlich gesucht',
    'Lagerweg zum Vergessen 4',
    'https://push.example.org/verborgener-browser',
    'Firefox meiner Großtante',
    'bewertet-woanders',
    'Verschwindender Kellerbund',
    'Darf ich bei euch mitmachen',
    'Wer hat einen Zauberwürfel zum Vergessen',
    'Bei mir liegt eine vergessliche Leiter',
    password,
  ];
  const indexed = /zelteigent|grosstant/;
  const control = ['Worte der anderen Seite', 'Gruppe, die ihren Namen behält'];

  beforeAll(async () => {
    const elsewhere = await otherInstallation('https://bewertet-woanders.example');
    product = await startProduct({
      WEBHOOK_TARGETS: 'any',
      TRUSTED_INSTALLATIONS: JSON.stringify([elsewhere.trusted]),
    });
    gone = await product.person('loescherin');
    stays = await product.person('bleibende');
    await product.enrol({ userId: gone.userId, email, password });
    must('changeProfile', await gone.call('changeProfile', { body: { phone: '+49 176 55501234' } }));
    await verifyPhone(product.config.publicUrl, gone, '0151 23456789');
    must(
      'bringReputation',
      await gone.call('bringReputation', { body: { credential: await elsewhere.paperFor(email) } }),
    );
    const { address } = must('profile', await gone.call('profile')).data;
    const billing = { street: 'Rechnungspfad 17', city_id: address!.city_id, postal: address!.postal };
    must('changeProfile', await gone.call('changeProfile', { body: { billing_address: billing } }));
    const own = await publishOffer(gone, 'Zelteigentum meiner Großtante');
    const other = await publishOffer(stays, 'Leiter');
    const place = { street: 'Lagerweg zum Vergessen 4', city_id: address!.city_id, postal: address!.postal };
    must('addPlace', await gone.call('addPlace', { body: place }));
    const token = {
      endpoint: 'https://push.example.org/verborgener-browser',
      expirationTime: null,
      keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'a'.repeat(22) },
    };
    const device = { token: JSON.stringify(token), label: 'Firefox meiner Großtante' };
    must('userPushProfile', await gone.call('userPushProfile', { body: device }));
    must('keepOffers', await gone.call('keepOffers', { body: { offer_ids: [other.offerId] } }));
    must(
      'addAutoText',
      await gone.call('addAutoText', { body: { title: 'Weg', text: 'Nur eine automatische Antwort von mir' } }),
    );
    must(
      'createApiKey',
      await gone.call('createApiKey', { body: { name: 'Mein geheimer Schlüsselname', scopes: ['events:read'] } }),
    );
    must(
      'createWebhook',
      await gone.call('createWebhook', {
        body: { name: 'Haken', url: 'https://geheim.partner.example/hook', types: ['offer.published'] },
      }),
    );
    must(
      'saveSearch',
      await gone.call('saveSearch', {
        body: {
          name: 'Heimlich gesucht',
          page: { term: 'Wanderstöcke zum Verschwinden', city: null, fields: {} },
          query: { query: 'Wanderstöcke zum Verschwinden' },
        },
      }),
    );
    const found = async (who: TestPerson, name: string, joining: 'open' | 'request', listed = true) =>
      (await foundGroup(who, { name, joining, listed })).group_id;
    await found(gone, 'Verschwindender Kellerbund', 'open', false);
    const asked = await found(stays, 'Gruppe mit Anfrage', 'request');
    must('joinGroup', await gone.call('joinGroup', { id: asked, body: { message: 'Darf ich bei euch mitmachen?' } }));
    const shared = await found(gone, 'Gruppe, die ihren Namen behält', 'open');
    must('joinGroup', await stays.call('joinGroup', { id: shared, body: { message: '' } }));
    sharedGroup = shared;
    const look = async (who: TestPerson, title: string): Promise<string> => {
      const days = { date_from: null, date_to: null };
      const body = { title, text: '', category_id: null, ...days, city_id: null, public: false, group_id: shared };
      return must('makeSearchRequest', await who.call('makeSearchRequest', { body })).data.search_request_id;
    };
    await look(gone, 'Wer hat einen Zauberwürfel zum Vergessen?');
    leftSearchRequest = await look(stays, 'Worte der anderen Seite');
    const reply = { text: 'Bei mir liegt eine vergessliche Leiter', offer_id: null };
    must('replyToSearchRequest', await gone.call('replyToSearchRequest', { id: leftSearchRequest, body: reply }));
    const ask = async (who: TestPerson, { offerId, pricingId }: typeof own, message: string, from: number) =>
      must(
        'ask',
        await who.call('ask', {
          body: {
            offer_id: offerId,
            pricing_id: pricingId,
            date_from: dayAhead(from),
            date_to: dayAhead(from + 1),
            message,
            share_address: true,
          },
        }),
      ).data.request_id;
    const lent = await ask(gone, other, 'Kommst du aus Köln-Nippes?', 0);
    must('say', await stays.call('say', { id: lent, body: { text: 'Worte der anderen Seite' } }));
    must('accept', await stays.call('accept', { id: lent, body: { share_address: true } }));
    must('accept', await gone.call('accept', { id: lent, body: { share_address: true } }));
    expect((await gone.call('deleteAccount', { body: { password } })).failure.msgcode).toBe('loans_running');
    const { obstacles } = must('deletion', await gone.call('deletion')).data;
    expect(obstacles).toMatchObject([
      // `date_to` is the period's last day, not the following midnight.
      { request_id: lent, title: 'Leiter', period: { date_from: dayAhead(0), date_to: dayAhead(1) } },
    ]);
    must('complete', await stays.call('complete', { id: lent }));
    must('rate', await gone.call('rate', { body: { request_id: lent, stars: 5, text: 'Sehr freundlich gewesen' } }));
    must('rate', await stays.call('rate', { body: { request_id: lent, stars: 4, text: 'Worte der anderen Seite' } }));
    await ask(stays, own, 'Worte der anderen Seite', 9);
    must('orderTakeout', await gone.call('orderTakeout', { body: {} }));
    await eventually(
      async () => must('takeout', await gone.call('takeout')).data.takeout,
      (takeout) => takeout?.stage === 'ready',
    );
    backups = mkdtempSync(join(tmpdir(), 'lendring-older-'));
    await backUp(product.config, { to: join(backups, 'older'), keysTo: null }, () => undefined);
    // Proves that the scan finds existing values.
    expect(scan(product.config.dataDir, control)).not.toEqual([]);
    expect(scan(product.config.dataDir, [email])).not.toEqual([]);
    expect(scan(product.config.dataDir, ['+4915123456789'])).not.toEqual([]);
    expect(scan(join(product.config.dataDir, 'files'), values)).not.toEqual([]);
    expect(searchWords(product.config.dataDir)).toMatch(indexed);
  });
  afterAll(async () => {
    await product.stop();
    rmSync(backups, { recursive: true, force: true });
  });

  it('requires the right password, and is deleted only once', async () => {
    expect((await gone.call('deleteAccount', { body: { password: 'falsch' } })).failure.msgcode).toBe('wrong_password');
    expect((await gone.call('deleteAccount', { body: {} })).failure.msgcode).toBe('wrong_password');
    expect((await product.visitor.call('deleteAccount', { body: { password } })).status).toBe(401);
    const deleted = await gone.call('deleteAccount', { body: { password } });
    certificateId = must('deleteAccount', deleted).data.certificate_id;
    await until(async () => (await erasedAt(product, certificateId)) !== null);
  });

  it('appears as a former member, with only the words of the other side', async () => {
    const { data } = must('requests', await stays.call('requests', { query: { side: 'vendor', tab: 'done' } }));
    const id = data.requests[0]?.request_id ?? '';
    const request = must('request', await stays.call('request', { id })).data;
    expect(JSON.stringify(request)).toContain('Ehemaliges Mitglied');
    expect(JSON.stringify(request)).toContain('Worte der anderen Seite');
    expect((await stays.call('request', { id, lang: 'en' })).text).toContain('Former member');
    expect((await product.visitor.call('userProfile', { id: gone.userId })).status).toBe(410);
    // Requests for a deleted nickname and for one that never existed must be indistinguishable.
    const named = await product.visitor.call('userProfile', { id: 'loescherin_test' });
    const never = await product.visitor.call('userProfile', { id: 'niemand_test' });
    expect([named.status, named.failure.msgcode]).toEqual([404, never.failure.msgcode]);
    expect(
      must('offerSearch', await stays.call('offerSearch', { query: { query: 'Zelteigentum' } })).data.paging.total,
    ).toBe(0);
    expect((await gone.call('profile')).status).toBe(410);
    expect((await gone.call('changeProfile', { body: { firstname: 'Doch' } })).status).toBe(410);
  });

  it('leads to a verifiable certificate without a name', async () => {
    const { jws } = must('certificate', await product.visitor.call('certificate', { id: certificateId })).data;
    const keys = must('erasureKeys', await product.visitor.call('erasureKeys')).data as object as JSONWebKeySet;
    const { payload } = await jwtVerify(jws ?? '', createLocalJWKSet(keys), { issuer: product.config.publicUrl });
    expect(payload.jti).toBe(certificateId);
    expect(JSON.stringify(payload)).not.toContain(gone.userId);
    const check = (certificate: string) => product.visitor.call('readCertificate', { body: { certificate } });
    expect(must('readCertificate', await check(jws ?? '')).data.certificate_id).toBe(certificateId);
    const [head = '', body = '', signature = ''] = (jws ?? '').split('.');
    const forged = Buffer.from(JSON.stringify({ ...payload, jti: randomUUID() })).toString('base64url');
    for (const wrong of [`${head}.${forged}.${signature}`, `${head}.${body}`, (jws ?? '').slice(0, -9), 'gar keine'])
      expect((await check(wrong)).failure.msgcode).toBe('certificate_invalid');
    for (const id of [randomUUID(), 'keine-id'])
      expect((await product.visitor.call('certificate', { id })).failure.msgcode).toBe('certificate_not_found');
  });

  it('leaves its group and the group name to the remaining members', async () => {
    expect(must('group', await stays.call('group', { id: sharedGroup })).data).toMatchObject({
      name: 'Gruppe, die ihren Namen behält',
      role: 'creator',
      members: 1,
    });
    const { data } = must('searchRequest', await stays.call('searchRequest', { id: leftSearchRequest }));
    expect(data).toMatchObject({ title: 'Worte der anderen Seite', replies: [] });
    const listed = must(
      'searchRequests',
      await stays.call('searchRequests', { query: { group_id: sharedGroup } }),
    ).data;
    expect(listed.search_requests.map(({ title }) => title)).toEqual(['Worte der anderen Seite']);
  });

  it('leaves no personal value in any file', () => {
    expect(scan(product.config.dataDir, values)).toEqual([]);
    // The title remains only in the request, because its terms are a record of both sides.
    const titled = scan(product.config.dataDir, ['Zelteigentum meiner Großtante']);
    expect(titled.filter((place) => !place.startsWith('request/'))).toEqual([]);
    expect(searchWords(product.config.dataDir)).not.toMatch(indexed);
    expect(searchWords(product.config.dataDir)).toContain('leiter');
    expect(scan(product.config.dataDir, control)).not.toEqual([]);
  });

  it('is erased again on the first start from an older backup, before the product serves requests', async () => {
    const [from, newest, keysFrom, dataDir] = ['older', 'newest', 'keys', 'restored'].map((name) =>
      join(backups, name),
    );
    await backUp(product.config, { to: newest!, keysTo: keysFrom! }, () => undefined);
    const port = await freePort();
    const restored = loadConfig({
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
    });
    await restore(restored, { from: from!, keysFrom: keysFrom! }, () => undefined);
    const pictures = () => readdirSync(join(dataDir!, 'files'), { recursive: true, withFileTypes: true });
    const before = pictures().filter((entry) => entry.isFile()).length;
    expect(isErased(dataDir!, gone.userId)).toBe(false);
    const child = await withSharedPlaceIndex(dataDir!, () => spawnProduct(restored, { LOG_LEVEL: 'debug' }));
    try {
      expect(isErased(dataDir!, gone.userId)).toBe(true);
      expect(scan(dataDir!, values)).toEqual([]);
      expect(searchWords(dataDir!)).not.toMatch(indexed);
      expect(values.filter((value) => child.output().includes(value))).toEqual([]);
      expect(child.output()).toContain('Lendring is at');
      expect(pictures().filter((entry) => entry.isFile()).length).toBeLessThan(before);
      const other = await child.as(stays.userId);
      expect((await other.call('userProfile', { id: gone.userId })).status).toBe(410);
      expect((await other.call('profile')).data.nickname).not.toBeNull();
      const { data } = must('requests', await other.call('requests', { query: { side: 'vendor', tab: 'done' } }));
      expect(data.requests[0]).toMatchObject({ other: { former: true }, your_turn: false });
    } finally {
      await child.stop();
    }
  });
});

const isLogged = (dataDir: string, userId: string, type: string): boolean => {
  const log = new DatabaseSync(join(dataDir, 'account', 'events.db'), { readOnly: true });
  const found = log.prepare('SELECT 1 FROM events WHERE stream = ? AND type = ?').get(`account-${userId}`, type);
  log.close();
  return found !== undefined;
};
const isErased = (dataDir: string, userId: string): boolean => isLogged(dataDir, userId, 'AccountErased');

describe('a deletion that is killed midway', () => {
  it('is completed after the next start', async () => {
    const product = await startProduct();
    const { dataDir } = product.config;
    try {
      const people = await Promise.all([
        product.person('opfereins'),
        product.person('opferzwei'),
        product.person('opferdrei'),
      ]);
      const [answered, begun, unheard] = people;
      const emailOf = ({ userId }: TestPerson) => `opfer-${userId}@example.org`;
      await Promise.all(
        people.map(async (person) => {
          await product.enrol({ userId: person.userId, email: emailOf(person), password });
          await publishOffer(person, 'Halbweg');
        }),
      );
      await product.running.stop();
      const child = await spawnProduct(product.config);
      const ask = async ({ userId }: TestPerson) =>
        (await child.as(userId)).call('deleteAccount', { body: { password } }).catch(() => null);
      await ask(answered);
      const asking = ask(begun);
      await until(() => isLogged(dataDir, begun.userId, 'AccountDeletionAsked'));
      const late = ask(unheard);
      child.process.kill('SIGKILL');
      await Promise.all([asking, late]);

      const again = await spawnProduct(product.config);
      try {
        await (await again.as(unheard.userId)).call('deleteAccount', { body: { password } });
        for (const person of people) {
          const seen = await again.as(person.userId);
          await until(async () => (await seen.call('userProfile', { id: person.userId })).status === 410);
          await until(() => isErased(dataDir, person.userId));
          expect(scan(dataDir, [emailOf(person)])).toEqual([]);
        }
      } finally {
        await again.stop();
      }
    } finally {
      await product.stop();
    }
  });
});
