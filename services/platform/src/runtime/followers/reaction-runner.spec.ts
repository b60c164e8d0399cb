import { beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { NotTaken } from '../../bus/bus.port.js';
import { openMemoryBus, type MemoryBus } from '../../bus/memory.adapter.js';
import { EngineUnavailable } from '../../base/engine-unavailable.js';
import { ServiceUnavailable } from '../../rpc/api-errors.js';
import { silentLog, type Log } from '../../base/log.js';
import { createReactionRunner } from './reaction-runner.js';
import { derivedId } from '../../base/uuid.js';

const said: CloudEvent = {
  specversion: '1.0',
  id: '00000000-0000-4000-8000-000000000001',
  source: '/offer',
  type: 'offer.published',
  subject: 'o1',
  time: '2026-05-01T10:00:00.000Z',
  datacontenttype: 'application/json',
  data: {},
};

const parked = new Map<string, string>();
beforeEach(() => parked.clear());

const start = async (
  bus: MemoryBus,
  react: (event: CloudEvent, context: CommandContext) => Promise<CommandAnswer | void>,
  { maxWaitMs, log = silentLog }: { maxWaitMs?: number; log?: Log } = {},
) => {
  const runner = createReactionRunner({
    service: 'request',
    reaction: { name: 'note-offers', topics: ['offer'], react },
    bus,
    documents: { setValue: async (key, value) => void parked.set(key, value) },
    log,
    clock: { now: () => '2026-05-02T10:00:00.000Z' },
    ...(maxWaitMs === undefined ? {} : { maxWaitMs }),
  });
  await runner.start();
  return runner;
};

describe('reaction runner', () => {
  it('derives the command id from the event', async () => {
    const bus = openMemoryBus();
    const seen: unknown[] = [];
    const runner = await start(bus, async (event, context) => {
      seen.push(event, context);
    });
    await bus.publish('offer', [said]);
    await bus.publish('account', [said]);
    const commandId = derivedId(said.id, 'note-offers');
    expect(seen).toEqual([
      said,
      {
        commandId,
        actor: { kind: 'system', name: 'note-offers' },
        at: '2026-05-02T10:00:00.000Z',
        locale: 'de',
        requestId: said.id,
        asks: { 'note-offers': commandId },
      },
    ]);
    expect(runner.health()).toEqual({ kind: 'reaction', name: 'note-offers', state: 'live' });
    await runner.stop();
  });

  it('leaves errors and `busy` to the retries of the bus and parks the event after the last attempt', async () => {
    const bus = openMemoryBus({ tries: 3, backOffMs: 1 });
    let tries = 0;
    const runner = await start(bus, async () => {
      tries += 1;
      if (tries === 1) throw new Error('broken');
      return { ok: false, refusal: { code: 'busy' } };
    });
    await bus.publish('offer', [said]);
    expect(tries).toBe(3);
    expect([...parked]).toEqual([
      [
        `parked:reaction:note-offers:${said.id}`,
        JSON.stringify({
          topic: 'offer',
          error: 'The command was refused as busy',
          at: '2026-05-02T10:00:00.000Z',
          event: said,
        }),
      ],
    ]);
    expect(runner.health()).toMatchObject({ state: 'retrying' });
    await runner.stop();
  });

  it('waits for an unavailable service without consuming an attempt', async () => {
    const bus = openMemoryBus({ tries: 1 });
    let tries = 0;
    const runner = await start(bus, async () => {
      tries += 1;
      if (tries < 3) throw new ServiceUnavailable('account');
    });
    await bus.publish('offer', [said]);
    expect(tries).toBe(3);
    expect(parked.size).toBe(0);
    await runner.stop();
  });

  it('waits for an unavailable engine without limit and logs no attempt', async () => {
    const bus = openMemoryBus({ tries: 1, backOffMs: 1 });
    const lines: string[] = [];
    const say = (_: object, message: string): void => {
      lines.push(message);
    };
    let tries = 0;
    const runner = await start(
      bus,
      async () => {
        tries += 1;
        if (tries < 20) throw new EngineUnavailable('event store');
      },
      { maxWaitMs: 0, log: { info: say, warn: say, error: say } },
    );
    await bus.publish('offer', [said]);
    expect([tries, parked.size, lines]).toEqual([20, 0, []]);
    await runner.stop();
  });

  it('returns an unprocessed event to the bus when stopped while waiting', async () => {
    const bus = openMemoryBus({ tries: 5 });
    const runner = await start(bus, async () => {
      throw new ServiceUnavailable('account');
    });
    const outcome = bus.publish('offer', [said]).catch((error: unknown) => error);
    await new Promise(setImmediate);
    await runner.stop();
    expect(await outcome).toBeInstanceOf(NotTaken);
    expect(parked.size).toBe(0);
  });
});
