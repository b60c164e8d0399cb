import { randomUUID } from 'node:crypto';
import { hintKinds } from '@lendring/contracts/moderation/hint-limits.js';
import type { HintEvent } from '@lendring/contracts/moderation/hints.js';
import { benchPagesOf, type PageFigures } from './moderation.js';

const HINTS = 100_000;
const FROM = Date.parse('2027-01-01T00:00:00.000Z');
const EVERY_MS = 60_000;

const made = (number: number): HintEvent => ({
  type: 'HintMade',
  data: {
    hintId: randomUUID(),
    subject: { kind: 'offer', id: number.toString(32).padStart(10, '0') },
    kind: hintKinds[number % hintKinds.length] ?? 'words',
    ownerId: randomUUID(),
    language: (['de', 'en', 'nl'] as const)[number % 3] ?? 'de',
    severity: 1 + (number % 3),
    title: null,
    finding: null,
    at: new Date(FROM + number * EVERY_MS).toISOString(),
  },
});

export const benchHints = (): Promise<PageFigures> => {
  const context = {
    actor: { kind: 'user' as const, userId: randomUUID(), roles: ['moderator' as const] },
    at: new Date(FROM + HINTS * EVERY_MS).toISOString(),
  };
  const make = (number: number) => {
    const event = made(number);
    return { stream: `hint-${event.data.hintId}`, events: [event] };
  };
  return benchPagesOf({ count: HINTS, make }, (queries, n) => {
    const narrowed = [{}, { kind: 'price' as const }, { language: 'nl' as const }][n % 3];
    const filter = { state: 'open' as const, ...narrowed };
    return queries.hints({ filter, paging: { page: 1 + (n % 100), size: 25 } }, context);
  });
};
