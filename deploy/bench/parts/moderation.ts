import { randomUUID } from 'node:crypto';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { ActEvent } from '@lendring/contracts/moderation/audit-log.js';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import type { HintEvent } from '@lendring/contracts/moderation/hints.js';
import { moderationService, type ModerationService } from '@lendring/moderation/service.js';
import { createServiceHost } from '@lendring/platform/runtime/service/service-host.js';
import { percentile } from '../times.js';
import { inFolder } from './events.js';
import { openServiceFiles } from './service-files.js';

/** Milliseconds per page. */
export type PageFigures = Readonly<{ p50: number; p95: number }>;
type Filled = Readonly<{ stream: string; events: readonly (CaseEvent | ActEvent | HintEvent)[] }>;

const AT_ONCE = 500;
const PAGES = 400;
const PATIENCE_MS = 300_000;

/**
 * Measures pages of the moderation service.
 *
 * @param streams number of streams to fill the log with, and a factory for the n-th
 * @param page fetches the n-th measured page
 */
export const benchPagesOf = (
  { count, make }: Readonly<{ count: number; make: (number: number) => Filled }>,
  page: (queries: ModerationService['handlers']['queries'], n: number) => Promise<unknown>,
): Promise<PageFigures> =>
  inFolder(async (folder) => {
    const { ports, close } = openServiceFiles(folder);
    const { core, parts, handlers } = moderationService(ports, {
      subjects: { seenBy: async () => null, now: async () => null, rolesOf: async () => [], loansOf: async () => [] },
      looks: { offer: async () => null, registeredAt: async () => null },
      evidence: {
        keep: async () => [],
        rounds: async () => [],
        forget: async () => undefined,
        forgetCase: async () => undefined,
      },
      recipientOf: async () => null,
      confirmErasure: async () => ({ ok: true, position: START }),
      mailer: null,
      publicUrl: 'https://lendring.example',
      guessSecret: new Uint8Array(32),
      linkSecret: new Uint8Array(32),
    });
    const metadata = { commandId: randomUUID(), commandHash: '', actor: 'system:bench', at: '', requestId: 'bench' };
    for (let first = 0; first < count; first += AT_ONCE)
      await ports.store.append(
        Array.from({ length: AT_ONCE }, (_, n) => {
          const { stream, events } = make(first + n);
          return {
            stream,
            expected: 'absent' as const,
            events: events.map((event) => ({ ...event, id: randomUUID(), metadata })),
          };
        }),
      );
    const host = createServiceHost({ ...parts, clockPolicies: [] }, core);
    await host.start();
    await host.waitFor(await ports.store.head(), PATIENCE_MS);
    const times: number[] = [];
    for (let n = 0; n < PAGES; n += 1) {
      const from = performance.now();
      await page(handlers.queries, n);
      times.push(performance.now() - from);
    }
    await host.stop();
    await close();
    return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  });
