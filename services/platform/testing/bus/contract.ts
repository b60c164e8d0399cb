import { afterEach, beforeEach, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { EngineUnavailable } from '../../src/base/engine-unavailable.js';
import { until } from '../eventually.js';
import type { Bus, DeadLetter } from '../../src/bus/bus.port.js';

export const aCloudEvent = (subject: string, n = 0): CloudEvent => ({
  specversion: '1.0',
  id: randomUUID(),
  source: '/offer',
  type: 'offer.published',
  subject,
  time: '2026-01-01T00:00:00.000Z',
  datacontenttype: 'application/json',
  data: { n },
});

/** Contract of all `Bus` adapters. `tries`: number of attempts of the opened bus before an event is dead-lettered. */
export const busContract = (open: () => Promise<Bus>, { tries }: { tries: number }): void => {
  let bus: Bus;
  let topic: string;
  let group: string;
  beforeEach(async () => {
    bus = await open();
    topic = `topic-${randomUUID()}`;
    group = `group-${randomUUID()}`;
  });
  afterEach(() => bus.close());

  const publish = async (...events: readonly CloudEvent[]): Promise<void> => {
    for (;;) {
      try {
        return await bus.publish(topic, events);
      } catch {
        await pause(10);
      }
    }
  };
  const collect = async (name = group, topics: readonly string[] = [topic]) => {
    const got: CloudEvent[] = [];
    return {
      got,
      stop: await bus.consume(name, topics, async (event) => {
        got.push(event);
      }),
    };
  };

  it('delivers every event unchanged to every group of the topic', async () => {
    const [one, two, other] = [
      await collect(),
      await collect(`${group}-2`),
      await collect(`${group}-3`, [`${topic}-other`]),
    ];
    const events = [aCloudEvent('a', 1), aCloudEvent('b', 2)];
    await publish(...events);
    await until(() => one.got.length === 2 && two.got.length === 2);
    expect(one.got).toEqual(expect.arrayContaining(events));
    expect(two.got).toEqual(expect.arrayContaining(events));
    expect(other.got).toEqual([]);
  });

  it('delivers new events to every listener, independently of groups and other listeners', async () => {
    await publish(aCloudEvent('a', 0));
    const listen = async () => {
      const got: CloudEvent[] = [];
      const settled = Promise.withResolvers<void>();
      const stop = await bus.listen([topic], {
        heard: (event) => void got.push(event),
        missed: () => settled.resolve(),
      });
      await settled.promise;
      return { got, stop };
    };
    const [one, two] = [await listen(), await listen()];
    const grouped = await collect();
    const events = [aCloudEvent('a', 1), aCloudEvent('a', 2)];
    await publish(...events);
    await until(() => one.got.length === 2 && two.got.length === 2);
    expect([one.got, two.got]).toEqual([events, events]);
    await one.stop();
    await publish(aCloudEvent('a', 3));
    await until(() => two.got.length === 3 && grouped.got.some(({ data }) => data['n'] === 3));
    expect(one.got).toEqual(events);
    await two.stop();
  });

  it('acknowledges event types that a group does not consume', async () => {
    const got: CloudEvent[] = [];
    const takes = async (event: CloudEvent): Promise<void> => void got.push(event);
    const stop = await bus.consume(group, [topic], takes, undefined, ['offer.withdrawn']);
    const wanted = { ...aCloudEvent('a', 1), type: 'offer.withdrawn' };
    await publish(aCloudEvent('a', 0), wanted, aCloudEvent('b', 2));
    await until(() => got.length === 1);
    await stop();
    expect(got).toEqual([wanted]);
  });

  it('processes events of one subject in order and different subjects in parallel', async () => {
    const seen: string[] = [];
    const busy = new Map<string, number>();
    await bus.consume(group, [topic], async ({ subject, data }) => {
      busy.set(subject, (busy.get(subject) ?? 0) + 1);
      await pause(data['n'] === 0 ? 20 : 1);
      expect(busy.get(subject)).toBe(1);
      busy.set(subject, 0);
      seen.push(`${subject}${String(data['n'])}`);
    });
    const published = [0, 1, 2, 3, 4].map((n) => publish(aCloudEvent('a', n), aCloudEvent('b', n)));
    await Promise.all(published);
    await until(() => seen.length === 10);
    for (const subject of ['a', 'b'])
      expect(seen.filter((each) => each.startsWith(subject))).toEqual([0, 1, 2, 3, 4].map((n) => `${subject}${n}`));
  });

  it('retries a failed event before later events of the same subject', async () => {
    const seen: number[] = [];
    const letters: DeadLetter[] = [];
    let failures = 2;
    await bus.consume(
      group,
      [topic],
      async ({ data }) => {
        seen.push(Number(data['n']));
        if (data['n'] === 1 && failures > 0) {
          failures -= 1;
          throw new Error('not now');
        }
      },
      async (letter) => void letters.push(letter),
    );
    await publish(aCloudEvent('a', 1), aCloudEvent('a', 2));
    await until(() => seen.length === 4);
    expect(seen).toEqual([1, 1, 1, 2]);
    expect(letters).toEqual([]);
  });

  it('abandons a poison event after the last attempt and continues', async () => {
    const seen: number[] = [];
    const letters: DeadLetter[] = [];
    await bus.consume(
      group,
      [topic],
      async ({ data }) => {
        seen.push(Number(data['n']));
        if (data['n'] === 1) throw new Error('poison');
      },
      async (letter) => void letters.push(letter),
    );
    const other = await collect(`${group}-2`);
    const poison = aCloudEvent('a', 1);
    await publish(poison, aCloudEvent('a', 2));
    await until(() => seen.includes(2) && other.got.length === 2);
    expect(seen).toEqual([...Array.from({ length: tries }, () => 1), 2]);
    expect(letters).toEqual([{ group, topic, event: poison, error: 'poison', tries }]);
  });

  it('does not acknowledge an event that could not be dead-lettered', async () => {
    const letters: DeadLetter[] = [];
    let away = true;
    await bus.consume(
      group,
      [topic],
      async () => {
        throw new Error('poison');
      },
      async (letter) => {
        if (away) {
          away = false;
          throw new EngineUnavailable('document store');
        }
        letters.push(letter);
      },
    );
    const poison = aCloudEvent('a', 1);
    await publish(poison);
    await until(() => letters.length > 0);
    expect(letters[0]?.event).toEqual(poison);
  });

  it('gives each handler its own copy of the event', async () => {
    const event = aCloudEvent('a', 1);
    const data: unknown[] = [];
    const change = async (got: CloudEvent): Promise<void> => {
      data.push({ ...got.data });
      got.data['n'] = 99;
    };
    await bus.consume(group, [topic], change);
    await bus.consume(`${group}-2`, [topic], change);
    await publish(event);
    await until(() => data.length === 2);
    expect(data).toEqual([{ n: 1 }, { n: 1 }]);
    expect(event.data['n']).toBe(1);
  });

  it('stops after the running handler has ended and starts no other handler', async () => {
    const seen: string[] = [];
    const stop = await bus.consume(group, [topic], async ({ data }) => {
      seen.push(`begin ${String(data['n'])}`);
      await pause(50);
      seen.push(`end ${String(data['n'])}`);
    });
    const sent = bus.publish(topic, [aCloudEvent('a', 1), aCloudEvent('a', 2)]).catch(() => undefined);
    await until(() => seen.length === 1);
    await stop();
    expect(seen).toEqual(['begin 1', 'end 1']);
    await sent;
    expect(seen).toEqual(['begin 1', 'end 1']);
  });

  it('delivers missed events to a returning group', async () => {
    const first = await collect();
    await publish(aCloudEvent('a', 1));
    await until(() => first.got.length === 1);
    await first.stop();
    const missed = publish(aCloudEvent('a', 2));
    await pause(30);
    const second = await collect();
    await missed;
    await until(() => second.got.some(({ data }) => data['n'] === 2));
    expect(first.got).toHaveLength(1);
  });

  it('publishes empty lists and large batches', async () => {
    const { got } = await collect();
    await publish();
    await publish(...Array.from({ length: 1000 }, (_, n) => aCloudEvent(`s${n % 100}`, n)));
    await until(() => got.length === 1000);
    for (let subject = 0; subject < 100; subject += 1) {
      const numbers = got.filter((event) => event.subject === `s${subject}`).map(({ data }) => Number(data['n']));
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }
  });
};
