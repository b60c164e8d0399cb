import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { calendarPersonal } from '@lendring/contracts/request/calendar.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { shredding } from '@lendring/platform/event-store/shredding.decorator.js';
import { openWiring } from '@lendring/platform/runtime/wiring.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';

const example = new URL('../../contracts/fixtures/request/PeriodBlocked.v1.json', import.meta.url);

/**
 * Blocks a day of an offer as an old version did, before blocks had kinds: version 1 of the event, with an encrypted
 * note. The product must be stopped.
 */
export const blockAsBefore = async (
  config: Config,
  { offerId, vendorId, day }: Readonly<{ offerId: string; vendorId: string; day: string }>,
): Promise<void> => {
  const { type, data } = JSON.parse(readFileSync(example, 'utf8')) as { type: string; data: { period: object } };
  const period = {
    wish: { kind: 'days', from: day, to: addDays(day, 1) },
    zone: 'Europe/Berlin',
    start: `${day}T00:00:00.000Z`,
    end: `${addDays(day, 1)}T00:00:00.000Z`,
  };
  const wiring = await openWiring(config);
  try {
    const { store, keys } = await wiring.ports('request');
    const stream = `calendar-${offerId}`;
    const past = await store.read(stream);
    await shredding(store, keys, calendarPersonal).append([
      {
        stream,
        expected: past.at(-1)?.revision ?? 'absent',
        events: [
          {
            id: randomUUID(),
            type,
            data: { ...data, offerId, vendorId, period },
            metadata: {
              commandId: randomUUID(),
              commandHash: '',
              actor: vendorId,
              at: new Date().toISOString(),
              requestId: 'before',
            },
          },
        ],
      },
    ]);
  } finally {
    await wiring.close();
  }
};
