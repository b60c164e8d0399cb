import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '@lendring/platform/testing/eventually.js';
import { creator, days, stranger, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const first = uuid(101);
const text = 'Hallo {name}, ich melde mich ab {back}.';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const typesOf = async (requestId = first) => (await service.store.read(`request-${requestId}`)).map(({ type }) => type);
const replied = (requestId = first) => until(async () => (await typesOf(requestId)).includes('AutomaticReplySent'));

describe('automatic reply', () => {
  beforeEach(() => {
    service.autoReplies.set(vendor, { text, back: '2025-05-20', locale: 'de' });
  });

  it('is sent once to the creator as an unread message of the vendor', async () => {
    await service.ask(creator, first, { message: 'Ist sie frei?' });
    await replied();
    const seen = await service.one(creator, first);
    expect(seen?.messages).toMatchObject([
      { side: 'creator', text: 'Ist sie frei?', automatic: null },
      { side: 'vendor', text, automatic: { back: '2025-05-20', locale: 'de' } },
    ]);
    expect(seen?.unread).toBe(true);
    // Lists preview the last message written by hand.
    expect((await service.tab(vendor, 'vendor', 'open')).items[0]).toMatchObject({ lastText: 'Ist sie frei?' });
  });

  it('does not count as an answer, unlike the first message by the vendor', async () => {
    await service.ask(creator, first);
    await replied();
    expect(await typesOf()).not.toContain('RequestAnswered');
    await service.tell('say', vendor, { requestId: first, text: 'Bin wieder da.' });
    expect((await typesOf()).filter((type) => type === 'RequestAnswered')).toHaveLength(1);
  });

  it('is not sent to requests made while the reply was disabled', async () => {
    service.autoReplies.clear();
    await service.ask(creator, first);
    service.autoReplies.set(vendor, { text, back: null, locale: 'de' });
    const second = uuid(102);
    await service.ask(stranger, second, { wish: days('2025-05-20', '2025-05-21') });
    await replied(second);
    expect(await typesOf()).not.toContain('AutomaticReplySent');
  });
});
