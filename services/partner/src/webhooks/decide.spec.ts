import { describe, expect, it } from 'vitest';
import type { WebhookEvent } from '@lendring/contracts/partner/webhooks.js';
import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import { at, idOf, owner } from '../../testing/partner.js';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  noteReached,
  pauseWebhook,
  replayWebhook,
  rotateSecret,
  testWebhook,
} from './decide.js';
import { webhooksAggregate, type Webhooks } from './webhooks.aggregate.js';

const given = (...events: readonly WebhookEvent[]): Webhooks =>
  events.reduce(webhooksAggregate.evolve, webhooksAggregate.initialState);
const owned = { ownerId: owner, webhookId: idOf('webhook 1') };
const data = {
  name: 'Lager',
  url: 'https://example.org/in',
  types: ['offer.published' as const],
  secret: 'whsec_b25l',
};
const placeAt = (cursor: number) => ({ after: String(cursor).padStart(16, '0'), mark: idOf('mark'), since: at });
const made = (n = 1): WebhookEvent => ({
  type: 'WebhookCreated',
  data: { ownerId: owner, webhookId: idOf(`webhook ${n}`), ...data, ...placeAt(10), at },
});
const paused = (reason: 'failing' | 'gone' = 'failing'): WebhookEvent => ({
  type: 'WebhookPaused',
  data: { ...owned, ...placeAt(20), reason, at },
});
const deleted: WebhookEvent = { type: 'WebhookDeleted', data: owned };
const tested: WebhookEvent = { type: 'WebhookTested', data: { ...owned, deliveryId: idOf('d'), at } };
const one = (...events: readonly WebhookEvent[]) => given(...events)[owned.webhookId];
const notFound = { refusal: { code: 'webhook_not_found' } };

describe('webhooks of an account', () => {
  it('are created once per id, with a limit of ten', () => {
    const create = (state: Webhooks) => createWebhook(state, { ...owned, ...data, place: placeAt(10) }, at);
    expect(create(given())).toEqual({ events: [made()] });
    for (const state of [given(made()), given(made(), deleted)]) expect(create(state)).toEqual({ events: [] });
    const ten = Array.from({ length: partnerLimits.webhooks }, (_, n) => made(n + 2));
    expect(create(given(...ten))).toEqual({ refusal: { code: 'too_many_webhooks', params: { max: 10 } } });
  });

  it('change in a single event, and unchanged values produce no event', () => {
    expect(changeWebhook(given(made()), owned, { url: 'https://example.org/new' })).toEqual({
      events: [
        {
          type: 'WebhookDescribed',
          data: { ...owned, name: 'Lager', url: 'https://example.org/new', types: ['offer.published'] },
        },
      ],
    });
    expect(changeWebhook(given(made()), owned, { name: 'Lager', enabled: true })).toEqual({ events: [] });
    expect(changeWebhook(given(made(), deleted), owned, { enabled: true })).toEqual(notFound);
  });

  it('can be disabled by their owner, paused by the service and enabled by their owner', () => {
    const off = changeWebhook(given(made()), owned, { enabled: false });
    expect(off).toEqual({ events: [{ type: 'WebhookDisabled', data: owned }] });
    expect(one(made(), paused())).toMatchObject({ status: 'paused', pausedAt: at, place: placeAt(20) });
    expect(one(made(), paused('gone'))).toMatchObject({ status: 'gone' });
    for (const event of [paused(), paused('gone'), { type: 'WebhookDisabled', data: owned } as const]) {
      expect(changeWebhook(given(made(), event), owned, { enabled: true })).toEqual({
        events: [{ type: 'WebhookEnabled', data: owned }],
      });
      expect(pauseWebhook(given(made(), event), owned, 'failing', placeAt(30), at)).toEqual({ events: [] });
    }
    expect(one(made(), paused(), { type: 'WebhookEnabled', data: owned })).toMatchObject({
      status: 'on',
      pausedAt: null,
      place: placeAt(20),
      version: 2,
    });
  });

  it('sign with both the old and the new secret for a day after a rotation', () => {
    expect(rotateSecret(given(made()), owned, 'whsec_dHdv', at)).toEqual({
      events: [
        {
          type: 'WebhookSecretChanged',
          data: { ...owned, secret: 'whsec_dHdv', previousUntil: '2025-05-02T10:00:00.000Z', at },
        },
      ],
    });
    const rotated: WebhookEvent = {
      type: 'WebhookSecretChanged',
      data: { ...owned, secret: 'whsec_dHdv', previousUntil: '2025-05-02T10:00:00.000Z', at },
    };
    expect(one(made(), rotated)).toMatchObject({
      secret: 'whsec_dHdv',
      previous: { secret: 'whsec_b25l', until: '2025-05-02T10:00:00.000Z' },
    });
    expect(one(made(), rotated, tested)).toMatchObject({ secret: 'whsec_dHdv', previous: { secret: 'whsec_b25l' } });
  });

  it('can be tested at most every five seconds, even while paused', () => {
    const test = (state: Webhooks, now: string) => testWebhook(state, owned, idOf('d'), now);
    expect(test(given(made(), paused()), at)).toEqual({ events: [tested] });
    expect(test(given(made(), tested), '2025-05-01T10:00:04.999Z')).toEqual({
      refusal: { code: 'webhook_test_too_soon', params: { seconds: 5 } },
    });
    expect(test(given(made(), tested), '2025-05-01T10:00:05.000Z')).toMatchObject({
      events: [{ type: 'WebhookTested' }],
    });
  });

  it('restart after a cursor when replayed', () => {
    const replayed: WebhookEvent = { type: 'WebhookReplayed', data: { ...owned, ...placeAt(3), at } };
    expect(replayWebhook(given(made()), owned, placeAt(3), at)).toEqual({ events: [replayed] });
    expect(one(made(), replayed)).toMatchObject({ place: placeAt(3), start: 2, version: 2 });
  });

  it('record their position unless their owner has moved the position back meanwhile', () => {
    const reached: WebhookEvent = {
      type: 'WebhookReached',
      data: { ...owned, ...placeAt(40), at: '2025-05-02T10:00:00.000Z' },
    };
    expect(noteReached(given(made()), owned, 1, placeAt(40), '2025-05-02T10:00:00.000Z')).toEqual({
      events: [reached],
    });
    expect(one(made(), reached)).toMatchObject({
      place: placeAt(40),
      placedAt: '2025-05-02T10:00:00.000Z',
      start: 1,
      version: 1,
    });
    expect(
      noteReached(
        given(made(), { type: 'WebhookReplayed', data: { ...owned, ...placeAt(3), at } }),
        owned,
        1,
        placeAt(40),
        at,
      ),
    ).toEqual({ events: [] });
  });

  it('are deleted once, and an unknown webhook is not found', () => {
    expect(deleteWebhook(given(made()), owned)).toEqual({ events: [deleted] });
    expect(deleteWebhook(given(made(), deleted), owned)).toEqual({ events: [] });
    expect(deleteWebhook(given(), owned)).toEqual(notFound);
  });

  it('remain readable without address and secret after erasure of their owner', () => {
    const erased: WebhookEvent = {
      type: 'WebhookCreated',
      data: { ...owned, ...data, ...placeAt(10), name: null, url: null, secret: null, at },
    };
    expect(one(erased)).toMatchObject({ name: '', url: '', secret: null, status: 'on' });
  });
});
