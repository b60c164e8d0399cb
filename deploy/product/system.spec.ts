import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInSignIn, serviceNames } from '@lendring/contracts/services.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { must, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { changeAdmins, wishOf } from '../operations/admins.js';
import { backUp } from '../operations/backup.js';

describe('the system page', () => {
  let product: TestProduct;
  let ada: TestPerson;
  let ben: TestPerson;
  let folder: string;
  const system = async () => must('system', await ada.call('system')).data;

  beforeAll(async () => {
    product = await startProduct();
    [ada, ben] = await Promise.all([product.person('ada'), product.person('ben')]);
    await changeAdmins(product.config, wishOf(['appoint', 'ada_test']));
    await until(async () => (await ada.call('init')).data.usergroup.includes('admin'));
    folder = await mkdtemp(join(tmpdir(), 'lendring-backup-'));
  });
  afterAll(async () => {
    await product.stop();
    await rm(folder, { recursive: true });
  });

  it('lists versions, and each service with its engines and subscribers', async () => {
    const shown = await eventually(system, ({ services }) =>
      services.every(({ followers }) => followers.every(({ state }) => state === 'live')),
    );
    expect(shown).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      commit: null,
      node: process.versions.node,
      undelivered: 0,
    });
    expect(shown.services.map(({ name }) => name)).toEqual([...serviceNames, builtInSignIn.name]);
    expect(shown.services.every(({ reachable }) => reachable)).toBe(true);
    const offer = shown.services.find(({ name }) => name === 'offer');
    expect(offer?.engines).toContainEqual({ port: 'eventStore', kind: 'sqlite' });
    expect(offer?.engines).toContainEqual({ port: 'search', kind: 'sqlite' });
    expect(offer?.followers).toContainEqual(expect.objectContaining({ kind: 'projection', state: 'live' }));
    expect(JSON.stringify(shown)).not.toMatch(/tmp|localhost|127\.0\.0\.1/);
  });

  it('reports no backup until the first backup', async () => {
    expect((await system()).backup_at).toBeNull();
    await backUp(product.config, { to: join(folder, 'data'), keysTo: null }, () => undefined);
    expect((await system()).backup_at).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('lists licences without their texts, and returns the text of a single licence', async () => {
    const packages = must('licences', await ada.call('licences')).data;
    // Iterate, because the list is empty if the client has not been built.
    for (const { name, version } of packages.filter((one) => one.has_text).slice(0, 1)) {
      expect(must('licenceText', await ada.call('licenceText', { query: { name, version } })).data.text).not.toBe('');
    }
    expect((await ada.call('licenceText', { query: { name: '../../etc/passwd', version: '1' } })).status).toBe(404);
    expect((await ada.raw('GET', '/v1/licence_text?name=')).status).toBe(400);
  });

  it('is open to admins only', async () => {
    for (const name of ['system', 'licences'] as const) {
      expect((await ben.call(name)).failure.msgcode).toBe('admin_needed');
      expect((await product.visitor.call(name)).failure.msgcode).toBe('sign_in_needed');
    }
    const query = { name: 'fastify', version: '5.0.0' };
    expect((await ben.call('licenceText', { query })).failure.msgcode).toBe('admin_needed');
  });
});
