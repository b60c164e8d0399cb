import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.js';
import { fill, label, past, PAST, run, stateOf } from '../../../testing/jars.js';
import { memoryKeys } from '../../../testing/memory.js';
import { describeReplicas } from '../../../testing/replicas.js';
import type { EventStore } from '../../event-store/event-store.port.js';

describeReplicas('stream cache', ({ replica, raw }) => {
  it('contains no data of a person erased during the command', async () => {
    const base = memoryKeys();
    const log: EventStore = {
      ...raw(),
      append: async (writes) => {
        const position = await raw().append(writes);
        if (erasing) await caches.keys.destroy('anna');
        return position;
      },
    };
    let erasing = false;
    const { commands, caches } = replica({ base, log });
    const id = randomUUID();
    await past(commands, id, PAST, 'anna');
    erasing = true;
    await run(commands, id, fill(1));
    expect(caches.kept().streams).toBe(0);
    expect((await stateOf(commands, id))?.labels).not.toContain('Marmelade');
  });

  it('drops an erased person at once, and soon after in other processes', async () => {
    const base = memoryKeys();
    const [one, two, three] = [replica({ base }), replica({ base }), replica({ base, ttlMs: 30 })];
    const id = randomUUID();
    await past(one.commands, id, PAST, 'anna');
    await run(one.commands, id, label('ben', 'Honig'));
    for (const { commands, caches } of [one, two]) {
      expect((await stateOf(commands, id))?.labels.at(-1)).toBe('Honig');
      expect(caches.kept().streams).toBe(1);
    }
    await stateOf(three.commands, id);
    await one.caches.keys.destroy('ben');
    expect(one.caches.kept().streams).toBe(0);
    for (const { commands } of [one, two]) {
      const labels = (await stateOf(commands, id))?.labels;
      expect([labels?.at(0), labels?.at(-1)]).toEqual(['Marmelade', null]);
    }
    await eventually(
      async () => three.caches.kept().streams,
      (streams) => streams === 0,
    );
    expect([one, two].map(({ caches }) => caches.kept().streams)).toEqual([0, 0]);
  });

  it.each([
    ['while it is opened', 1],
    ['just before it is kept', 2],
  ])('contains no data of a person erased %s', async (_, eraseAt) => {
    const base = memoryKeys();
    let looks = 0;
    const late = {
      ...base,
      find: async (subject: string) => {
        const key = await base.find(subject);
        looks += 1;
        if (looks === eraseAt) await caches.keys.destroy(subject);
        return key;
      },
    };
    const { commands, caches } = replica({ base: late });
    const id = randomUUID();
    await past(replica({ base }).commands, id, PAST, 'anna');
    expect(looks).toBe(0);
    await stateOf(commands, id);
    expect(looks).toBe(2);
    expect(caches.kept().streams).toBe(0);
    expect((await stateOf(commands, id))?.labels).not.toContain('Marmelade');
  });

  it('stays within its memory limit and evicts the least recently used stream', async () => {
    const bytes = 12_000;
    const { commands, caches, reads } = replica({ bytes });
    const ids = Array.from({ length: 12 }, () => randomUUID());
    const [first] = ids;
    for (const id of ids) {
      await past(commands, id, 40, 'anna');
      for (const each of [id, first!]) await stateOf(commands, each);
      expect(caches.kept().bytes).toBeLessThanOrEqual(bytes);
    }
    const { streams } = caches.kept();
    expect(streams).toBeGreaterThan(1);
    expect(streams).toBeLessThan(ids.length);
    const costOf = async (id: string): Promise<number> => {
      reads.events = 0;
      await stateOf(commands, id);
      return reads.events;
    };
    expect(await costOf(first!)).toBe(1);
    expect(await costOf(ids[1]!)).toBe(40);
  });

  it('counts the current size of a stream that has grown', async () => {
    const { commands, caches } = replica();
    const id = randomUUID();
    await past(commands, id, PAST, 'anna');
    await stateOf(commands, id);
    const before = caches.kept().bytes;
    for (let n = 0; n < 20; n += 1) await run(commands, id, label('anna', 'Honig'.repeat(100)));
    await stateOf(commands, id);
    expect(caches.kept().bytes).toBeGreaterThan(before + 20 * 1_000);
  });
});
