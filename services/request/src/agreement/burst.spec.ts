import { StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { creator, offerId, terms, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const REQUESTS = 20;
const requests = Array.from({ length: REQUESTS }, (_, n) => ({
  requestId: uuid(200 + n),
  offer: `${offerId.slice(0, 8)}${String(n).padStart(2, '0')}`,
}));

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

/** Texts of the statements that run during the work. */
const statementsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const texts: string[] = [];
  const spies = (['run', 'get', 'all'] as const).map((method) => {
    const original = StatementSync.prototype[method] as (...values: unknown[]) => never;
    return vi.spyOn(StatementSync.prototype, method).mockImplementation(function (this: StatementSync, ...values) {
      texts.push(this.sourceSQL);
      return original.apply(this, values);
    });
  });
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return texts;
};

it('appends many acceptances in few transactions, and reads no stream whose end is known', async () => {
  for (const { offer } of requests) service.offers.set(offer, terms);
  for (const { requestId, offer } of requests) expect(await service.ask(creator, requestId, { offer })).toBe('ok');
  await service.query('waiting', vendor, {});
  const statements = await statementsOf(async () => {
    const answers = await Promise.all(requests.map(({ requestId }) => service.accept(vendor, requestId)));
    expect(new Set(answers)).toEqual(new Set(['ok']));
    await service.query('waiting', vendor, {});
  });
  const count = (pattern: RegExp): number => statements.filter((text) => pattern.test(text)).length;
  expect(count(/^INSERT INTO events/)).toBe(3 * REQUESTS);
  expect(count(/FROM events WHERE stream/)).toBe(0);
  const appends = statements.filter(
    (text, n) => text.startsWith('BEGIN') && statements[n + 1]?.includes('data_version'),
  );
  expect(appends.length).toBeLessThan(REQUESTS / 4);
  expect(count(/FROM small_values WHERE key >=/)).toBe(0);
});
