import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { START } from '@lendring/contracts/kernel/ids.js';
import { anEvent, write } from '../../testing/event-store/contract-examples.js';
import type { EventStore, NewEvent } from './event-store.port.js';
import { openSqliteEventStore } from './sqlite.adapter.js';
import { upcasting } from './upcasting.decorator.js';

const priced = (data: Record<string, unknown>): NewEvent => ({ ...anEvent(1), type: 'Priced', data });
const upcasters = {
  Priced: [
    ({ euros, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, cents: Number(euros) * 100 }),
    ({ cents, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, price: { minor: cents, currency: 'EUR' } }),
  ],
};

describe('upcasting', () => {
  let raw: EventStore;
  beforeEach(() => {
    raw = openSqliteEventStore(':memory:');
  });
  afterEach(() => raw.close());

  it('returns every event in its latest version', async () => {
    await raw.append([write('offer-1', 'absent', priced({ euros: 3, by: 'a' }))]);
    await upcasting(raw, { Priced: upcasters.Priced.slice(0, 1) }).append([
      write('offer-1', 0, priced({ cents: 450 })),
    ]);
    const store = upcasting(raw, upcasters);
    await store.append([write('offer-1', 1, priced({ price: { minor: 5, currency: 'EUR' } }), anEvent(9))]);

    const shown = [
      { by: 'a', price: { minor: 300, currency: 'EUR' } },
      { price: { minor: 450, currency: 'EUR' } },
      { price: { minor: 5, currency: 'EUR' } },
      anEvent(9).data,
    ];
    expect((await store.read('offer-1')).map(({ data }) => data)).toEqual(shown);
    const abort = new AbortController();
    for await (const { events } of store.follow({ prefixes: ['offer-'], after: START, signal: abort.signal })) {
      abort.abort();
      expect(events.map(({ data }) => data)).toEqual(shown);
    }
    expect((await raw.read('offer-1')).map(({ version }) => version)).toEqual([1, 2, 3, 1]);
  });

  it('rejects an event version newer than the program', async () => {
    await upcasting(raw, upcasters).append([write('offer-1', 'absent', priced({ price: null }))]);
    await expect(upcasting(raw, {}).read('offer-1')).rejects.toThrow(
      'Priced 3 at 0000000000000001 is newer than this program, which supports 1. Start the newer version.',
    );
  });
});
