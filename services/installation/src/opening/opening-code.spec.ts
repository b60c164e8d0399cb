import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { startService } from '../../testing/service.js';
import { opening } from '../../testing/settings.js';

const ada: Actor = { kind: 'user', userId: UserId.parse('c0000000-0000-4000-8000-000000000003'), roles: ['admin'] };
const visitor: Actor = { kind: 'visitor' };
const { code } = opening;
const closed = { setting: { part: 'opening' as const, value: { opensAt: null, code } }, reason: 'We set up', after: 0 };

describe('the access code of an installation that is not open yet', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  beforeEach(async () => {
    service = await startService();
  });
  afterEach(async () => service.stop());
  const tries = async (tried: string, network = '192.0.2.7') =>
    service.ask(visitor, 'openingCode', { code: tried, network });

  it('ignores case and separators, and is not needed once the installation is open', async () => {
    expect(await tries('whatever')).toEqual({ right: true });
    await service.tell(ada, 'changeSetting', closed);
    for (const wrong of ['fruehling-2028', '', '-']) expect(await tries(wrong)).toEqual({ right: false });
    for (const right of [code, 'Fruehling-2027', 'FRUEHLING 2027', 'fruehling2027'])
      expect(await tries(right)).toEqual({ right: true });
  });

  it('delays a network that guesses, even with the right code, but no other network', async () => {
    await service.tell(ada, 'changeSetting', closed);
    for (let n = 0; n < 10; n += 1) expect(await tries(`wrong-${n}`)).toEqual({ right: false });
    expect(await tries(code)).toEqual({ seconds: 2 });
    expect(await tries(code, '198.51.100.7')).toEqual({ right: true });
    service.clock.time = new Date(Date.parse(service.clock.time) + 3_000).toISOString();
    expect(await tries(code)).toEqual({ right: true });
    for (let n = 0; n < 9; n += 1) expect(await tries(`wrong-${n}`)).toEqual({ right: false });
    expect(await tries(code)).toEqual({ right: true });
  });

  it('counts concurrent guesses when they start, and checks no more than the limit', async () => {
    await service.tell(ada, 'changeSetting', closed);
    await service.settle();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => tries(n < 39 ? `wrong-${n}` : code)));
    expect(answers.filter((answer) => 'right' in answer)).toHaveLength(10);
    expect(answers).not.toContainEqual({ right: true });
  });
});
