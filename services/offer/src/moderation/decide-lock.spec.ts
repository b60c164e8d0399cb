import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { forEverybody } from '@lendring/contracts/offer/audience.js';
import { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { LockCause } from '@lendring/contracts/offer/moderation.js';
import { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';
import {
  complete,
  deactivated,
  deleted,
  drafted,
  exact,
  offerId,
  owned,
  ownerId,
  picture,
  privateOwner,
  published,
  rough,
  strangerId,
} from '../../testing/offer.js';
import { publish as tell } from '../publish.js';
import type { OfferDecision } from '../offer/decide.js';
import { removeImage } from '../pictures/decide.js';
import { relocate } from '../places/decide.js';
import { activate, deactivate, publish, remove } from '../publishing/decide.js';
import { edit } from '../editing/decide.js';
import { lock, unlock } from './decide-lock.js';
import { offerAggregate, type OfferState } from '../offer/offer.aggregate.js';

const given = (...events: readonly OfferEvent[]): OfferState =>
  events.reduce(offerAggregate.evolve, offerAggregate.initialState);
const own = { offerId, userId: ownerId };
const eventsOf = (decision: OfferDecision): readonly OfferEvent[] => ('events' in decision ? decision.events : []);
const types = (decision: OfferDecision) =>
  'events' in decision ? decision.events.map((event) => event.type) : decision.refusal.code;
const then = (state: OfferState, decision: OfferDecision): OfferState =>
  eventsOf(decision).reduce(offerAggregate.evolve, state);
const toldOf = (decision: OfferDecision) =>
  eventsOf(decision).flatMap((event) => {
    expect(OfferEvent.parse(event)).toEqual(event);
    const said = tell(event);
    return said ? [OfferIntegrationEvent.parse(said)] : [];
  });
const minute = (n: number): string => new Date(Date.UTC(2027, 1, 1, 10, n)).toISOString();
const by = (because: LockCause, n: number) => ({ because, at: minute(n) });
const draft = given(...complete);
const online = given(...published);
const paused = given(...published, deactivated);
const states = [
  ['draft', draft],
  ['active', online],
  ['inactive', paused],
] as const;

describe('a lock', () => {
  it.each(states)('hides an offer that was %s, and restores that state when the lock ends', (was, state) => {
    const locked = then(state, lock(state, offerId, by('offer', 1)));
    expect([locked.status, locked.beneath]).toEqual(['locked', was]);
    const free = then(locked, unlock(locked, offerId, by('offer', 2)));
    expect([free.status, free.beneath]).toEqual([was, was]);
  });

  it('records the previous state, and the public facts when the lock ends', () => {
    expect(lock(online, offerId, by('offer', 1))).toEqual({
      events: [{ type: 'OfferLocked', data: { ...owned, because: 'offer', was: 'active', at: minute(1) } }],
    });
    const locked = then(online, lock(online, offerId, by('offer', 1)));
    expect(unlock(locked, offerId, by('offer', 2))).toEqual({
      events: [
        {
          type: 'OfferUnlocked',
          data: {
            ...owned,
            because: 'offer',
            status: 'active',
            categoryId: 102,
            place: rough,
            commercial: false,
            at: minute(2),
          },
        },
      ],
    });
  });

  it.each(['offer', 'owner'] as const)('because of the %s lasts whether or not the other cause ends', (first) => {
    const second = first === 'offer' ? 'owner' : 'offer';
    const once = then(online, lock(online, offerId, by(first, 1)));
    const twice = then(once, lock(once, offerId, by(second, 2)));
    for (const [ends, stays] of [
      [first, second],
      [second, first],
    ] as const) {
      const half = then(twice, unlock(twice, offerId, by(ends, 3)));
      expect(half.status).toBe('locked');
      expect(then(half, unlock(half, offerId, by(stays, 4))).status).toBe('active');
    }
  });

  it('ignores repeated and late events', () => {
    const locked = then(online, lock(online, offerId, by('offer', 2)));
    expect(types(lock(locked, offerId, by('offer', 2)))).toEqual([]);
    expect(types(unlock(locked, offerId, by('offer', 1)))).toEqual([]);
    const free = then(locked, unlock(locked, offerId, by('offer', 3)));
    expect(types(unlock(free, offerId, by('offer', 3)))).toEqual([]);
    expect(types(lock(free, offerId, by('offer', 2)))).toEqual([]);
    expect(types(unlock(online, offerId, by('offer', 1)))).toEqual([]);
  });

  it('is ignored for deleted and unknown offers', () => {
    for (const state of [given(), given(drafted, deleted)])
      for (const decide of [lock, unlock]) expect(types(decide(state, offerId, by('owner', 1)))).toEqual([]);
    const locked = then(online, lock(online, offerId, by('owner', 1)));
    const gone = then(locked, remove(locked, own));
    expect(types(unlock(gone, offerId, by('owner', 2)))).toEqual([]);
    expect(gone.status).toBe('deleted');
  });
});

describe('the owner of a locked offer', () => {
  it.each(states)('cannot put an offer that was %s online or offline', (_, state) => {
    const locked = then(state, lock(state, offerId, by('owner', 1)));
    for (const decision of [
      publish(locked, own, privateOwner),
      activate(locked, own, privateOwner),
      deactivate(locked, own),
    ])
      expect(types(decision)).toBe('offer_locked');
    for (const userId of [strangerId, null])
      expect(types(activate(locked, { offerId, userId }, privateOwner))).toBe('offer_not_found');
  });

  it('can edit the offer without publishing, and must keep a previously online offer complete', () => {
    const locked = then(online, lock(online, offerId, by('offer', 1)));
    const edited = edit(locked, own, { title: 'Kamera Zwei' });
    expect(types(edited)).toEqual(['OfferDescribed']);
    expect(toldOf(edited)).toEqual([]);
    expect(types(edit(locked, own, { title: '' }))).toBe('title_needed');
    expect(types(removeImage(locked, own, picture(1).imageId))).toBe('image_needed');
    const begun = then(draft, lock(draft, offerId, by('owner', 1)));
    expect(types(removeImage(begun, own, picture(1).imageId))).toEqual(['OfferImageRemoved']);
  });

  it.each(states)('deletes an offer that was %s', (was, state) => {
    const locked = then(state, lock(state, offerId, by('offer', 1)));
    expect(remove(locked, own)).toEqual({
      events: [{ type: 'OfferDeleted', data: { ...owned, was, locked: true, imageIds: [picture(1).imageId] } }],
    });
  });

  it('can move, and the offer returns at the new address', () => {
    const locked = then(online, lock(online, offerId, by('offer', 1)));
    const moving = relocate(locked, offerId, { ...privateOwner, place: exact });
    expect(moving).toMatchObject({ events: [{ type: 'OfferRelocated', data: { place: exact, status: 'inactive' } }] });
    expect(toldOf(moving)).toEqual([]);
    expect(unlock(then(locked, moving), offerId, by('offer', 2))).toMatchObject({
      events: [{ type: 'OfferUnlocked', data: { place: exact } }],
    });
  });
});

describe('subscribers', () => {
  const shown = ({ street: _street, postal: _postal, ...place }: typeof rough) => place;
  const facts = { ownerId, categoryId: 102, place: shown(rough), commercial: false };

  it('receive a withdrawal on lock and a publication on unlock, as after a pause', () => {
    const locking = lock(online, offerId, by('offer', 1));
    expect(toldOf(locking)).toEqual([
      { type: 'offer.withdrawn', subject: offerId, data: { ownerId, status: 'inactive', locked: true } },
    ]);
    expect(toldOf(unlock(then(online, locking), offerId, by('offer', 2)))).toEqual([
      { type: 'offer.published', subject: offerId, data: facts },
    ]);
  });

  it('receive whether the lock follows from the suspension of the owner', () => {
    expect(toldOf(lock(online, offerId, by('owner', 1)))).toEqual([
      {
        type: 'offer.withdrawn',
        subject: offerId,
        data: { ownerId, status: 'inactive', locked: true, ownerSuspended: true },
      },
    ]);
  });

  it('receive nothing for a second lock, or when only one of two locks ends', () => {
    const once = then(online, lock(online, offerId, by('offer', 1)));
    const second = lock(once, offerId, by('owner', 2));
    expect(toldOf(second)).toEqual([]);
    const twice = then(once, second);
    expect(toldOf(unlock(twice, offerId, by('offer', 3)))).toEqual([]);
  });

  it('receive nothing about drafts and offline offers', () => {
    for (const state of [draft, paused]) {
      const locking = lock(state, offerId, by('owner', 1));
      expect(toldOf(locking)).toEqual([]);
      expect(toldOf(unlock(then(state, locking), offerId, by('owner', 2)))).toEqual([]);
    }
  });

  it('receive the members-only flag of members-only offers', () => {
    const members = given(...published, {
      type: 'OfferAudienceSet',
      data: { ...owned, ...forEverybody, groupIds: ['g4rt3nfr3n'], seenBy: 'members' },
    });
    const locking = lock(members, offerId, by('offer', 1));
    expect(toldOf(locking)).toMatchObject([{ type: 'offer.withdrawn', data: { membersOnly: true } }]);
    expect(toldOf(unlock(then(members, locking), offerId, by('offer', 2)))).toMatchObject([
      { type: 'offer.published', data: { membersOnly: true } },
    ]);
  });
});

describe('any order of locks and owner changes', () => {
  type Act = Readonly<{ kind: 'lock' | 'unlock'; because: LockCause } | { kind: 'activate' | 'deactivate' | 'again' }>;
  const acts: fc.Arbitrary<readonly Act[]> = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constantFrom('lock', 'unlock'), because: fc.constantFrom('offer', 'owner') }),
      fc.record({ kind: fc.constantFrom('activate', 'deactivate', 'again') }),
    ),
    { maxLength: 40 },
  );
  const decided = ({ kind, because, n }: Readonly<{ kind: 'lock' | 'unlock'; because: LockCause; n: number }>) =>
    [kind === 'lock' ? lock : unlock, by(because, n)] as const;

  it('ends with the last decision per cause, or else with the choice of the owner', () => {
    fc.assert(
      fc.property(acts, (all) => {
        let state = online;
        let left: 'active' | 'inactive' = 'active';
        const locked = new Map<LockCause, boolean>();
        const heard: Parameters<typeof decided>[0][] = [];
        let visible = true;
        const take = (decision: OfferDecision) => {
          for (const { type } of toldOf(decision)) {
            expect(type).toBe(visible ? 'offer.withdrawn' : 'offer.published');
            visible = !visible;
          }
          state = then(state, decision);
        };
        for (const [n, act] of all.entries()) {
          const isLocked = [...locked.values()].includes(true);
          switch (act.kind) {
            case 'lock':
            case 'unlock': {
              const said = { kind: act.kind, because: act.because, n };
              heard.push(said);
              locked.set(act.because, act.kind === 'lock');
              const [decide, decision] = decided(said);
              take(decide(state, offerId, decision));
              break;
            }
            case 'again':
              for (const said of heard) {
                const [decide, decision] = decided(said);
                take(decide(state, offerId, decision));
              }
              break;
            case 'activate':
            case 'deactivate': {
              const decision = act.kind === 'activate' ? activate(state, own, privateOwner) : deactivate(state, own);
              expect(types(decision) === 'offer_locked').toBe(isLocked);
              if (!isLocked) left = act.kind === 'activate' ? 'active' : 'inactive';
              take(decision);
            }
          }
          expect(state.beneath).toBe(left);
          expect(state.status).toBe([...locked.values()].includes(true) ? 'locked' : left);
          expect(visible).toBe(state.status === 'active');
        }
      }),
    );
  });
});
