import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { fill, jar, label, past, run } from '../../../testing/jars.js';
import { memoryKeys } from '../../../testing/memory.js';
import { describeReplicas, knowing, turning } from '../../../testing/replicas.js';

describeReplicas('stream state loaded for a query', ({ replica, raw, open }) => {
  it('decrypts each event once and later only new events', async () => {
    const { commands, load, reads } = replica();
    const id = randomUUID();
    expect(await load(jar, id)).toEqual({ level: 0, labels: [] });
    await past(commands, id, 500, 'anna');
    Object.assign(reads, { events: 0, calls: 0 });
    for (let n = 0; n < 3; n += 1) expect((await load(jar, id)).labels).toHaveLength(500);
    expect(reads).toEqual({ events: 0, calls: 0 });
  });

  it('includes events appended by other processes', async () => {
    const [one, two] = [replica(), replica()];
    const id = randomUUID();
    await past(one.commands, id);
    expect(await two.load(jar, id)).toMatchObject({ level: 0 });
    await run(one.commands, id, fill(3));
    Object.assign(two.reads, { events: 0, calls: 0 });
    expect(await two.load(jar, id)).toMatchObject({ level: 3 });
    expect(await two.load(jar, id)).toMatchObject({ level: 3 });
    expect(two.reads).toEqual({ events: 1, calls: 1 });
  });

  it('is not read again while the store knows its end, which includes own appends', async () => {
    const { commands, load, loadKnown, reads } = replica({ log: knowing(raw()) });
    const [id, none] = [randomUUID(), randomUUID()];
    await past(commands, id);
    await load(jar, id);
    expect(await loadKnown(jar, none)).toMatchObject({ level: 0 });
    Object.assign(reads, { events: 0, calls: 0 });
    await run(commands, id, fill(3));
    expect(await loadKnown(jar, id)).toMatchObject({ level: 3 });
    expect(await loadKnown(jar, none)).toMatchObject({ level: 0 });
    expect(reads).toEqual({ events: 0, calls: 0 });
  });

  it('is read where the known end is another than the cached one, and where none is known', async () => {
    const [one, two, three] = [replica(), replica({ log: knowing(raw()) }), replica()];
    const id = randomUUID();
    await past(one.commands, id);
    expect(await two.loadKnown(jar, id)).toMatchObject({ level: 0 });
    await run(one.commands, id, fill(3));
    for (const { loadKnown } of [two, three]) expect(await loadKnown(jar, id)).toMatchObject({ level: 3 });
    const { caches, commands, loadKnown } = replica({ base: memoryKeys(), log: knowing(raw()) });
    await run(commands, id, label('eda', 'Quitte'));
    expect(await loadKnown(jar, id)).toMatchObject({ labels: ['Quitte'] });
    await caches.keys.destroy('eda');
    expect(await loadKnown(jar, id)).toMatchObject({ labels: [null] });
  });

  it('contains no data of an erased person', async () => {
    const { commands, load, caches } = replica({ base: memoryKeys() });
    const [id, owner] = [randomUUID(), randomUUID()];
    await run(commands, id, label(owner, 'Quitte'));
    expect(await load(jar, id)).toMatchObject({ labels: ['Quitte'] });
    await caches.keys.destroy(owner);
    expect(await load(jar, id)).toMatchObject({ labels: [null] });
  });

  it('is read from the new log after the log was replaced', async () => {
    const [id, other] = [randomUUID(), open('another')];
    const { log, turn } = turning(raw());
    const { commands, load } = replica({ log });
    await past(commands, id);
    await run(commands, id, fill(2));
    expect(await load(jar, id)).toMatchObject({ level: 2 });
    turn(other);
    expect(await load(jar, id)).toMatchObject({ level: 0 });
    await past(commands, id, 30);
    expect(await load(jar, id)).toMatchObject({ level: 0 });
    await other.close();
  });
});
