import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@lendring/platform/base/free-port.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { openLive } from '../driver/live-stream.js';
import { askFor, must, publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { foundGroup } from '../testing/groups.js';
import { signedIn, type SignedIn } from '../testing/signed-in.js';

const password = 'ein ganz langer Satz';

type History = (product: TestProduct) => Promise<() => Promise<void>>;

const codeOf = ({ failure }: Readonly<{ failure: Readonly<{ msgcode?: string }> }>) => failure.msgcode;

const notificationsStay: History = async (product) => {
  const [vendor, creator] = await Promise.all([product.person('vendora'), product.person('creator')]);
  const offer = await publishOffer(vendor, 'Familienzelt für sechs');
  for (const days of [3, 5]) await askFor(creator, offer, dayAhead(days));
  const list = async () => must('notifications', await vendor.call('notifications')).data;
  await until(async () => (await list()).notifications.length === 2);
  const before = await list();
  return async () => expect(await list()).toEqual(before);
};

const streamsEnd: History = async (product) => {
  const vendor = await product.person('vendora');
  const stream = await openLive(product.config.publicUrl, vendor.token ?? '');
  await until(() => stream.take().some(({ what }) => what === 'everything'));
  return async () => stream.ended;
};

const invitationsAreNotGuessed: History = async (product) => {
  const [anna, ben, cleo] = await Promise.all(
    ['annalena', 'benedikt', 'cleopatra'].map((name) => product.person(name)),
  );
  if (!anna || !ben || !cleo) throw new Error('Three people take part');
  const { group_id: id } = await foundGroup(anna, { joining: 'invitation' });
  const [link] = must('makeGroupLink', await anna.call('makeGroupLink', { id, body: { days: null, uses: null } })).data;
  const right = link?.token ?? '';
  const guess = async (nth: number, who: TestPerson = ben) =>
    who.call('acceptInvitation', { id: `${id}${String(nth).padStart(22, 'A')}`, body: {} });
  const answers = await Promise.all(Array.from({ length: 12 }, async (_, nth) => guess(nth)));
  expect(answers.map(codeOf).filter((code) => code === 'invitation_not_found')).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429).map(codeOf)).toContain('too_many_requests');
  return async () => {
    // The delay may have ended by now, but the next wrong attempt is the sixth and starts a new delay.
    const later = [codeOf(await guess(13)), codeOf(await guess(14))];
    expect(later).toContain('too_many_requests');
    const meanwhile = async () => {
      await ben.call('invitation', { id: `${id}${'B'.repeat(22)}` });
      return codeOf(await ben.call('invitation', { id: right }));
    };
    await eventually(meanwhile, (code) => code === 'too_many_requests');
    must('acceptInvitation', await cleo.call('acceptInvitation', { id: right, body: {} }));
  };
};

const passwordsAreNotGuessed: History = async (product) => {
  const desk: SignedIn = await signedIn(product, 'nele@example.org', password);
  const change = (current: string) =>
    desk.call('PATCH', '/v1/password', {
      body: { current, password: 'a whole new sentence' },
      headers: { 'idempotency-key': randomUUID(), 'accept-language': 'en' },
    });
  const outcomes = await Promise.all(Array.from({ length: 12 }, (_, index) => change(`guess ${index}`)));
  expect(outcomes.map(codeOf).filter((code) => code === 'wrong_password')).toHaveLength(5);
  const slowed = outcomes.find((outcome) => codeOf(outcome) === 'too_many_requests');
  expect([slowed?.status, Number(slowed?.retryAfter)]).toEqual([429, expect.any(Number)]);
  return async () => {
    const later = [];
    for (const current of ['guess 13', 'guess 14']) later.push(codeOf(await change(current)));
    expect(later).toContain('too_many_requests');
  };
};

describe('a restart of the product', () => {
  let product: TestProduct;
  const afterwards = new Map<History, () => Promise<void>>();
  beforeAll(async () => {
    // Fix the port, because tokens and URLs are bound to it and it must survive the restart.
    product = await startProduct({ PORT: String(await freePort()) });
    const histories = [notificationsStay, streamsEnd, invitationsAreNotGuessed, passwordsAreNotGuessed];
    for (const history of histories) afterwards.set(history, await history(product));
    product = await product.restart();
  });
  afterAll(async () => product.stop());

  it.each([
    ['leaves notifications, none twice', notificationsStay],
    ['ends streams, and waits for nobody', streamsEnd],
    ['forgives no wrong try of an invitation, of which the free ones were answered at once', invitationsAreNotGuessed],
    ['forgives no wrong try of a password', passwordsAreNotGuessed],
  ])('%s', async (_name, history) => {
    await afterwards.get(history)?.();
  });
});
