import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import type { Place, WebhookFacts } from '../webhooks/webhooks.aggregate.js';

export type Progress = Readonly<{
  webhookId: string;
  start: number;
  version: number;
  /** All events up to this cursor are delivered or do not concern this webhook. */
  cursor: string;
  since: string;
  deliveredAt: string | null;
  failures: number;
  failingSince: string | null;
  nextTryAt: string | null;
}>;

/**
 * Combines stored progress with the position from the log. Stored progress is valid only for its own start; without
 * valid progress some events are delivered twice, but none is lost. A new webhook version (a possible repair) resets
 * the retry wait.
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
  placeOf(progress: Progress): Promise<Place>;
}

type Deps = Readonly<{
  documents: Documents;
  mark: () => Promise<string>;
  cursorSince: (since: string) => Promise<string>;
}>;

const key = (webhookId: string): string => `webhook-progress:${webhookId}`;

/**
 * Stores progress as values next to the read models, because progress changes with every delivery, too often for the
 * log.
 */
export const progressBook = ({ documents, mark, cursorSince }: Deps): ProgressBook => ({
  async of(webhook) {
    const text = await documents.getValue(key(webhook.webhookId));
    const kept = text === null ? null : (JSON.parse(text) as Progress);
    const { place } = webhook;
    // The cursor of stored progress needs no mark, because progress has the same age as the read models.
    if (kept?.start === webhook.start) return progressOf(webhook, kept, kept.cursor);
    return progressOf(webhook, kept, place.mark === (await mark()) ? place.after : await cursorSince(place.since));
  },
  keep: (progress) => documents.setValue(key(progress.webhookId), JSON.stringify(progress)),
  placeOf: async ({ cursor, since }) => ({ after: cursor, mark: await mark(), since }),
});
