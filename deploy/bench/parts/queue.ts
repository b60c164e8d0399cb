import { randomUUID } from 'node:crypto';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import { moderationService } from '@lendring/moderation/service.js';
import { createServiceHost } from '@lendring/platform/runtime/service/service-host.js';
import { percentile } from '../times.js';
import { inFolder } from './events.js';
import { openServiceFiles } from './service-files.js';

/** Milliseconds of one page of the queue. */
export type QueueFigures = Readonly<{ p50: number; p95: number }>;

const CASES = 50_000;
const AT_ONCE = 500;
const PAGES = 400;
const PATIENCE_MS = 300_000;
const FROM = Date.parse('2027-01-01T00:00:00.000Z');
const EVERY_MS = 60_000;

const eventsOf = (number: number): readonly CaseEvent[] => {
  const [caseId, ownerId, at] = [randomUUID(), randomUUID(), new Date(FROM + number * EVERY_MS).toISOString()];
  const subject = { kind: 'offer' as const, id: number.toString(32).padStart(10, '0') };
  const typeId = [1, 2, 5, 6, 7, 8, 9, 10][number % 8] ?? 1;
  return [
    { type: 'CaseOpened', data: { caseId, subject, ownerId, at } },
    {
      type: 'ReportReceived',
      data: {
        caseId,
        reportId: randomUUID(),
        reporterId: randomUUID(),
        signedIn: true,
        visitor: null,
        kind: 'offer',
        typeId,
        description: null,
        name: null,
        email: null,
        locale: 'de',
        at,
      },
    },
  ];
};

/** Pages of the queue while very many cases wait: whole, narrowed to a reason, and far at the back. */
export const benchQueue = (): Promise<QueueFigures> =>
  inFolder(async (folder) => {
    const { ports, close } = openServiceFiles(folder);
    const { core, parts, handlers } = moderationService(ports, {
      subjects: { seenBy: async () => null, now: async () => null, rolesOf: async () => [], loansOf: async () => [] },
      recipientOf: async () => null,
      confirmErasure: async () => ({ ok: true, position: START }),
      mailer: null,
      publicUrl: 'https://lendring.example',
      guessSecret: new Uint8Array(32),
    });
    const metadata = { commandId: randomUUID(), commandHash: '', actor: 'system:bench', at: '', requestId: 'bench' };
    for (let first = 0; first < CASES; first += AT_ONCE)
      await ports.store.append(
        Array.from({ length: AT_ONCE }, (_, n) => {
          const events = eventsOf(first + n);
          return {
            stream: `case-${events[0]?.data.caseId}`,
            expected: 'absent' as const,
            events: events.map((event) => ({ ...event, id: randomUUID(), metadata })),
          };
        }),
      );
    const host = createServiceHost({ ...parts, clockPolicies: [] }, core);
    await host.start();
    await host.waitFor(await ports.store.head(), PATIENCE_MS);
    const context = {
      actor: { kind: 'user' as const, userId: randomUUID(), roles: ['admin' as const] },
      at: new Date(FROM + CASES * EVERY_MS).toISOString(),
    };
    const times: number[] = [];
    for (let n = 0; n < PAGES; n += 1) {
      const filter = { state: 'waiting' as const, ...(n % 2 === 0 && { typeId: 2 }) };
      const from = performance.now();
      await handlers.queries.queue({ filter, paging: { page: 1 + (n % 100), size: 25 } }, context);
      times.push(performance.now() - from);
    }
    await host.stop();
    await close();
    return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  });
