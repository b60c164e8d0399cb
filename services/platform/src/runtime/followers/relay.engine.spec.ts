import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openKafkaBus } from '../../bus/kafka.adapter.js';
import { describeEngine } from '../../../testing/engines/engine.js';
import { openSqliteEventStore } from '../../event-store/sqlite.adapter.js';
import { silentLog } from '../../base/log.js';
import { fromSource } from '../../../testing/run-sources.js';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describeEngine('kafka', 'killed relay', (address) => {
  describe('between publishing and its checkpoint', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'lendring-relay-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    it('loses no events and repeats events in order with the same id', async () => {
      const [events, values, topic, streams] = [
        join(folder, 'events.db'),
        join(folder, 'values.db'),
        `relay-${randomUUID()}`,
        7,
      ];
      const store = openSqliteEventStore(events);
      const ids: string[] = [];
      for (let n = 0; n < 350; n += 1) {
        const id = randomUUID();
        const metadata = {
          commandId: id,
          commandHash: id,
          actor: 'system:test',
          at: '2026-05-01T10:00:00.000Z',
          requestId: 'r',
        };
        const revision = Math.floor(n / streams);
        await store.append([
          {
            stream: `note-${n % streams}`,
            expected: revision === 0 ? 'absent' : revision - 1,
            events: [{ id, type: 'Noted', data: { n: revision }, metadata }],
          },
        ]);
        ids.push(id);
      }
      await store.close();

      const runRelay = async (lives: number): Promise<string> => {
        const child = spawn(
          process.execPath,
          [
            '--experimental-transform-types',
            ...fromSource,
            source('../../../testing/followers/crash-relay.ts'),
            events,
            values,
            address,
            topic,
            String(lives),
          ],
          { stdio: ['ignore', 'pipe', 'inherit'] },
        );
        let told = '';
        child.stdout.setEncoding('utf8').on('data', (text: string) => {
          told += text;
        });
        while (!told.includes('\n') && child.exitCode === null) await pause(5);
        child.kill('SIGKILL');
        await once(child, 'close');
        return told;
      };
      for (const lives of [0, 2, 0]) expect(await runRelay(lives)).toBe('published\n');
      expect(await runRelay(1_000)).toBe('told everything\n');

      const bus = openKafkaBus({ brokers: address.split(','), clientId: 'crash-test', log: silentLog });
      const got: { id: string; subject: string; n: number }[] = [];
      await bus.consume(`crash-${topic}`, [topic], async ({ id, subject, data }) => {
        got.push({ id, subject, n: Number(data['n']) });
      });
      for (const start = Date.now(); got.length < ids.length + 150 && Date.now() - start < 20_000;) await pause(10);
      await bus.close();

      expect(got).toHaveLength(ids.length + 150);
      expect(new Set(got.map(({ id }) => id))).toEqual(new Set(ids));
      for (let stream = 0; stream < streams; stream += 1) {
        const firstTimes = [...new Set(got.flatMap(({ subject, n }) => (subject === `note-${stream}` ? [n] : [])))];
        expect(firstTimes).toEqual(Array.from({ length: 50 }, (_, n) => n));
      }
    }, 90_000);
  });
});
