import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import * as fc from 'fast-check';
import { empty, fill, past, PAST, pour, run, SIZE, stateOf, takingForAbsent } from '../../../testing/jars.js';
import { describeReplicas } from '../../../testing/replicas.js';
import { derivedId } from '../../base/uuid.js';
import type { CommandHandler } from './service-parts.js';

describeReplicas('repeated command with cached streams', ({ kind, replica, raw }) => {
  it('reads the stream once for an immediately repeated command', async () => {
    const { commands, reads } = replica();
    const id = randomUUID();
    await past(commands, id, 500);
    const commandId = randomUUID();
    const answer = await run(commands, id, fill(SIZE), commandId);
    Object.assign(reads, { events: 0, calls: 0 });
    expect(await run(commands, id, fill(SIZE), commandId)).toEqual(answer);
    expect(reads).toEqual({ events: 1, calls: 1 });
  });

  it('returns the first answer for a repeated command at any later time', async () => {
    const step = fc.record({
      act: fc.constantFrom('fill', 'fill', 'pour'),
      into: fc.nat({ max: 1 }),
      by: fc.integer({ min: 0, max: 5 }),
      replica: fc.nat({ max: 2 }),
      again: fc.option(fc.nat({ max: 30 }), { freq: 2 }),
      other: fc.boolean(),
      twice: fc.boolean(),
    });
    type Asked = Readonly<{ act: string; into: number; by: number; commandId: string }>;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const ids = [randomUUID(), randomUUID()];
        const newer = replica();
        const replicas = [replica(), { ...newer, commands: takingForAbsent(newer.commands) }];
        for (const id of ids) await past(replicas[0]!.commands, id);
        const ask = (
          commands: CommandHandler,
          { act, into, by, commandId }: Asked,
          asks: unknown = { act, into, by },
        ) => {
          const [to = '', from = ''] = into === 0 ? ids : ids.toReversed();
          if (act === 'pour') return pour(commands, [from, to], by, commandId, asks);
          return run(commands, to, by === 0 ? empty : fill(by), commandId, asks);
        };
        const told: { asked: Asked; answer: CommandAnswer; stored: boolean }[] = [];
        const levels = [0, 0];
        const after = ({ act, into, by }: Asked): readonly number[] | null => {
          const [to = 0, from = 0] = into === 0 ? levels : levels.toReversed();
          if (to + by > SIZE || (act === 'pour' && from < by)) return null;
          const both = act === 'pour' ? [to + by, from - by] : [by === 0 ? 0 : to + by, from];
          return into === 0 ? both : both.toReversed();
        };
        for (const { replica: which, again, other, twice, ...what } of steps) {
          const { commands } = replicas[which] ?? replica();
          const before = again === null ? undefined : told[again % Math.max(1, told.length)];
          const asked = before?.asked ?? { ...what, commandId: randomUUID() };
          const beside = replicas[1 - which] ?? replicas[0]!;
          const [answer, same] = await Promise.all([
            ask(commands, asked),
            twice ? ask(beside.commands, asked) : undefined,
          ]);
          if (before?.stored) {
            expect(answer).toEqual(before.answer);
            if (same) expect(same).toEqual(before.answer);
            if (other)
              expect(await ask(commands, asked, 'another')).toEqual({
                ok: false,
                refusal: { code: 'idempotency_key_reused' },
              });
            continue;
          }
          const now = after(asked);
          expect(answer.ok).toBe(now !== null);
          const stored = now !== null && (asked.by > 0 || now.some((level, n) => level !== levels[n]));
          if (same && stored) expect(same).toEqual(answer);
          if (now) levels.splice(0, 2, ...now);
          if (before) Object.assign(before, { answer, stored });
          else told.push({ asked, answer, stored });
        }
        const logs = await Promise.all(ids.map((id) => raw().read(`jar-${id}`)));
        const inLog = logs.flatMap((log) => log.slice(PAST)).map((event) => event.metadata.commandId);
        expect([...new Set(inLog)].toSorted()).toEqual(
          told
            .filter(({ stored }) => stored)
            .map(({ asked }) => asked.commandId)
            .toSorted(),
        );
        for (const { commands } of [...replicas, replica()])
          for (const [n, id] of ids.entries()) expect(await stateOf(commands, id)).toMatchObject({ level: levels[n] });
      }),
      { numRuns: kind === 'SQLite' ? 60 : 12 },
    );
  });

  it('reads no events for a new stream and decides again if that stream exists', async () => {
    const { commands, reads } = replica();
    const [id, unused] = [randomUUID(), randomUUID()];
    const begin = takingForAbsent(commands);
    const commandId = randomUUID();
    const answer = await run(begin, id, fill(SIZE), commandId);
    expect(answer).toMatchObject({ ok: true });
    expect(reads).toEqual({ events: 0, calls: 0 });
    for (const stranger of [commands, replica().commands]) {
      const other = takingForAbsent(stranger);
      expect(await run(other, id, fill(SIZE), commandId)).toEqual(answer);
      expect(await run(other, id, fill(1))).toEqual({ ok: false, refusal: { code: 'full' } });
    }
    const poured = await pour(takingForAbsent(replica().commands), [id, unused], 3);
    expect(poured).toMatchObject({ ok: true });
    expect([await stateOf(commands, id), await stateOf(commands, unused)]).toMatchObject([{ level: 5 }, { level: 3 }]);
  });

  it('returns one answer for two equal commands run concurrently by two processes', async () => {
    const [one, two] = [replica(), replica()];
    const id = randomUUID();
    await past(one.commands, id);
    for (const { commands } of [one, two]) await stateOf(commands, id);
    const commandId = randomUUID();
    const answers = await Promise.all([one, two].map(({ commands }) => run(commands, id, fill(1), commandId)));
    expect(answers[0]).toEqual(answers[1]);
    expect(await raw().holds(derivedId(commandId, '0'))).toBe(true);
    expect(await stateOf(one.commands, id)).toMatchObject({ level: 1 });
  });
});
