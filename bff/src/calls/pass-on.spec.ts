import * as z from 'zod';
import { describe, expect, it, vi } from 'vitest';
import type { Call } from '@lendring/contracts/http/call.js';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import type { Schema } from '@lendring/contracts/kernel/schema.js';
import type { AllHandlers, Caller, Handlers } from '../caller/handlers.js';
import { passOn } from './pass-on.js';

const caller = { userId: null, roles: [], at: '2025-05-06T07:15:30.250Z', locale: 'de' } as unknown as Caller;
const position = '0000000000000007';
const groupId = 'abcdefghjk';
type Apis = Parameters<typeof passOn>[1];
type Handle = (input: object, caller: Caller) => Promise<unknown>;

const group = { commands: { join: vi.fn(), leave: vi.fn() }, queries: { group: vi.fn(), numbers: vi.fn() } };
const readGroup = vi.fn();
const handlers = { group: readGroup } as unknown as Handlers<CallName>;
const all = passOn(handlers, { group, identity: null } as unknown as Apis);
const run = (name: keyof AllHandlers, input: object) => (all[name] as Handle)(input, caller);

describe('calls that pass a command or query on', () => {
  it('send id and body as data, and answer with the read call after the command', async () => {
    group.commands.join.mockResolvedValueOnce({ ok: true, position });
    readGroup.mockResolvedValueOnce({ name: 'Garden' });
    expect(await run('joinGroup', { id: groupId, body: { message: 'Hello' } })).toEqual({ name: 'Garden' });
    expect(group.commands.join.mock.lastCall?.[0]).toEqual({ groupId, message: 'Hello' });
    expect(readGroup.mock.lastCall).toEqual([{ id: groupId, query: undefined, body: undefined }, caller, position]);
  });

  it('wait until the change is readable where they answer nothing', async () => {
    group.commands.leave.mockResolvedValueOnce({ ok: true, position });
    group.queries.group.mockResolvedValueOnce(null);
    expect(await run('leaveGroup', { id: groupId, body: {} })).toBeUndefined();
    expect(group.queries.group.mock.lastCall).toEqual([{ groupId }, expect.objectContaining({ after: position })]);
  });

  it('reject refusals, missing answers, and a service that is not there', async () => {
    group.commands.leave.mockResolvedValueOnce({ ok: false, refusal: { code: 'group_not_found' } });
    await expect(run('leaveGroup', { id: groupId, body: {} })).rejects.toMatchObject({ code: 'group_not_found' });
    group.queries.numbers.mockResolvedValueOnce(null);
    await expect(run('groupNumbers', { id: groupId })).rejects.toMatchObject({ code: 'group_not_found' });
    await expect(run('emailWanted', {})).rejects.toMatchObject({ code: 'sign_in_elsewhere' });
  });

  const shapeOf = (schema: Schema | undefined) => schema && z.toJSONSchema(schema, { unrepresentable: 'any' });
  const answering = Object.entries<Call>(calls).filter(([, { answers }]) => answers !== undefined);

  it.each(answering)(
    '%s names a read call with the same answer, found by its id alone',
    (_, { answers, answer, id }) => {
      const read: Call | undefined = calls[answers as CallName];
      expect(read).toMatchObject({ method: 'GET' });
      expect(shapeOf(read?.answer)).toEqual(shapeOf(answer));
      expect([undefined, id]).toContain(read?.id);
      expect([read?.query, read?.body]).toEqual([undefined, undefined]);
    },
  );
});
