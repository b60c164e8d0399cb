import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rememberingChannel } from '../../testing/channel.js';
import { creator, idOf, now, ofCounterLoan, vendor } from '../../testing/notification.js';
import { startService, type RunningService } from '../../testing/service.js';

let service: RunningService;
let mails: ReturnType<typeof rememberingChannel>;
beforeEach(async () => {
  mails = rememberingChannel();
  service = await startService(':memory:', [mails.channel]);
});
afterEach(() => service.stop());

const anHourLater = new Date(Date.parse(now) + 3_600_000).toISOString();
const about = idOf('counter loan');

describe('news of a counter loan', () => {
  it('tell the owner once who accepted the invitation', async () => {
    const linked = ofCounterLoan('linked', creator);
    await service.hear(linked);
    await service.hear(linked);
    expect(await service.read(vendor)).toMatchObject({
      items: [{ kind: 'counter_linked', about, otherId: creator, count: 1 }],
    });
    expect(await service.kinds(creator)).toEqual([]);
    await service.strike(anHourLater);
    expect(mails.kinds()).toEqual([['counter_linked']]);
  });

  it('tell both sides that it is overdue, the borrower only with an account', async () => {
    await service.hear(ofCounterLoan('overdue', creator));
    expect(await service.kinds(vendor)).toEqual(['counter_overdue']);
    expect(await service.kinds(creator)).toEqual(['counter_overdue']);
  });

  it('tell the borrower alone that the owner changed or cancelled it', async () => {
    await service.hear(ofCounterLoan('changed', creator));
    await service.hear(ofCounterLoan('cancelled', creator));
    expect(await service.kinds(vendor)).toEqual([]);
    expect((await service.kinds(creator)).toSorted()).toEqual(['counter_cancelled', 'counter_changed']);
    expect(await service.read(creator)).toMatchObject({ items: [{ about, otherId: vendor }, { otherId: vendor }] });
    await service.strike(anHourLater);
    expect(mails.kinds().flat().toSorted()).toEqual(['counter_cancelled', 'counter_changed']);
  });

  it('tell the borrower of a record, and the owner of an objection until a corrected record', async () => {
    const record = (more: object) => service.hear(ofCounterLoan('handover_recorded', creator, { missing: 0, ...more }));
    await record({ moment: 'out' });
    expect(await service.kinds(creator)).toEqual(['counter_out']);
    await record({ moment: 'back', kept: 100 });
    await service.hear(ofCounterLoan('handover_disputed', creator, { moment: 'back' }));
    expect(await service.read(vendor)).toMatchObject({
      items: [{ kind: 'counter_disputed', about, otherId: creator }],
    });
    await record({ moment: 'back', kept: 50 });
    await service.strike(anHourLater);
    expect(mails.kinds()).toEqual([['counter_back']]);
  });

  it('tell once of a corrected return, with its own figures, and that nothing is kept after all', async () => {
    const back = (more: object) =>
      service.hear(ofCounterLoan('handover_recorded', creator, { moment: 'back', missing: 0, ...more }));
    for (const kept of [100, 50, 70]) await back({ kept });
    expect(await service.read(creator)).toMatchObject({
      items: [{ kind: 'counter_back', returned: { missing: 0, kept: 70, released: 0 } }],
    });
    await back({ formerKept: 70, undone: true });
    expect(await service.read(creator)).toMatchObject({ items: [{ returned: { kept: 0, released: 70 } }] });
    await back({ undone: true });
    expect(await service.kinds(creator)).toEqual([]);
  });

  it('tell the owner alone that it is overdue while nobody accepted the invitation', async () => {
    await service.hear(ofCounterLoan('overdue', null));
    expect(await service.kinds(vendor)).toEqual(['counter_overdue']);
    expect(await service.kinds(creator)).toEqual([]);
  });
});
