import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import type { Place, WebhookFacts } from '../webhook/webhook.js';

/** The progress of a webhook's deliveries, and of its current event. */
export type Progress = Readonly<{
  webhookId: string;
  /** The start and the version of the webhook this belongs to. */
  start: number;
  version: number;
  /** Everything up to here was delivered, or is not for this webhook. */
  cursor: string;
  /** When the last delivered event happened. */
  since: string;
  deliveredAt: string | null;
  /** Failures of the current event, in a row. */
  failures: number;
  failingSince: string | null;
  nextTryAt: string | null;
}>;

/**
 * Where a webhook continues, given the stored progress and what the log knows. Stored progress counts for the start it
 * was made in; without it some events are sent twice and none is lost. A change that may repair a failing webhook
 * triggers a try at once.
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

/**
 * Progress is stored as small values next to the read models: it changes with every delivery, which is too much for the
 * log.
 */
export const progressBook = ({ documents, mark, cursorSince }: Deps): ProgressBook => ({
  async of(webhook) {
    const text = await documents.getValue(key(webhook.webhookId));
    const kept = text === null ? null : (JSON.parse(text) as Progress);
    const { place } = webhook;
    // Stored progress is as old as the read models, so its cursor needs no mark.
    if (kept?.start === webhook.start) return progressOf(webhook, kept, kept.cursor);
    return progressOf(webhook, kept, place.mark === (await mark()) ? place.after : await cursorSince(place.since));
  },
  keep: (progress) => documents.setValue(key(progress.webhookId), JSON.stringify(progress)),
  placeOf: async ({ cursor, since }) => ({ after: cursor, mark: await mark(), since }),
});
