import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import type { Place, WebhookFacts } from '../webhook/webhook.js';

/** How far the deliveries of a webhook are, and how its present event fares. */
export type Progress = Readonly<{
  webhookId: string;
  /** The start and the version of the webhook this belongs to. */
  start: number;
  version: number;
  /** Everything up to here was taken, or is not for it. */
  cursor: string;
  /** When the last event happened that was taken. */
  since: string;
  deliveredAt: string | null;
  /** Failures of the present event, in a row. */
  failures: number;
  failingSince: string | null;
  nextTryAt: string | null;
}>;

/**
 * Where a webhook goes on, given what was kept and where the log knows it had come to. What was kept counts for the
 * start it was made in; without it some events come twice and none is lost. Whatever may have healed a failing one is
 * worth a try at once.
 */
export const progressOf = (
  { webhookId, start, version, place: { since } }: WebhookFacts,
  kept: Progress | null,
  placed: string,
): Progress => {
  const fresh = { webhookId, start, version, since, failures: 0, failingSince: null, nextTryAt: null };
  if (kept?.start !== start) return { ...fresh, cursor: placed, deliveredAt: kept?.deliveredAt ?? null };
  return kept.version === version
    ? kept
    : { ...fresh, cursor: kept.cursor, since: kept.since, deliveredAt: kept.deliveredAt };
};

export interface ProgressBook {
  of(webhook: WebhookFacts): Promise<Progress>;
  keep(progress: Progress): Promise<void>;
  /** As the log keeps it. */
  placeOf(progress: Progress): Promise<Place>;
}

type Deps = Readonly<{
  documents: Documents;
  mark: () => Promise<string>;
  cursorSince: (since: string) => Promise<string>;
}>;

const key = (webhookId: string): string => `webhook-progress:${webhookId}`;

/** Progress as small values beside the read models: it is written for every delivery, which is too much for the log. */
export const progressBook = ({ documents, mark, cursorSince }: Deps): ProgressBook => ({
  async of(webhook) {
    const text = await documents.getValue(key(webhook.webhookId));
    const kept = text === null ? null : (JSON.parse(text) as Progress);
    const { place } = webhook;
    // Kept progress is as old as the read models, so its cursor needs no mark.
    if (kept?.start === webhook.start) return progressOf(webhook, kept, kept.cursor);
    return progressOf(webhook, kept, place.mark === (await mark()) ? place.after : await cursorSince(place.since));
  },
  keep: (progress) => documents.setValue(key(progress.webhookId), JSON.stringify(progress)),
  placeOf: async ({ cursor, since }) => ({ after: cursor, mark: await mark(), since }),
});
