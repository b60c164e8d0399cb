import { describe, expect, it } from 'vitest';
import { decided, type Aggregate } from '@lendring/contracts/kernel/decider.js';
import { defineServiceApi, type CommandContext } from '@lendring/contracts/kernel/service-api.js';
import * as z from 'zod';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';
import { memoryKeys } from '../../../testing/memory.js';
import { namedCommands } from './command-call.js';
import { createCommandHandler } from './command-handler.js';

type Turned = { type: 'Turned'; data: { by: number } };
const knob: Aggregate<number, Turned> = {
  category: 'knob',
  initialState: 0,
  evolve: (state, { data }) => state + data.by,
};
const knobApi = defineServiceApi(
  'knob',
  { left: z.object({ by: z.number() }), right: z.object({ by: z.number() }) },
  {},
);
const context: CommandContext = {
  commandId: '00000000-0000-4000-8000-000000000001',
  actor: { kind: 'visitor' },
  at: '2026-05-01T10:00:00.000Z',
  locale: 'de',
  requestId: 'r-1',
};

describe('commands by message name', () => {
  const open = () => {
    const store = openSqliteEventStore(':memory:');
    const commands = createCommandHandler({ keys: memoryKeys(), store });
    const turn =
      (sign: 1 | -1) =>
      ({ by }: { by: number }, call: Parameters<typeof commands.on>[2]) =>
        commands.on(knob, 'a', call, () => decided([{ type: 'Turned' as const, data: { by: sign * by } }]));
    return { store, api: namedCommands<typeof knobApi>({ left: turn(-1), right: turn(1) }) };
  };

  it('return the first answer again for a repeated command', async () => {
    const { store, api } = open();
    const first = await api.left({ by: 1 }, context);
    expect(await api.left({ by: 1 }, context)).toEqual(first);
    expect(await store.read('knob-a')).toHaveLength(1);
  });

  it('treat another message with the same data as a different command', async () => {
    const { store, api } = open();
    await api.left({ by: 1 }, context);
    expect(await api.right({ by: 1 }, context)).toEqual({ ok: false, refusal: { code: 'idempotency_key_reused' } });
    expect(await store.read('knob-a')).toHaveLength(1);
  });
});
