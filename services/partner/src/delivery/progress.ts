import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import type { WebhookFacts } from '../webhook/webhook.js';

/** How far the deliveries of a webhook are, and how its present event fares. */
export type Progress = Readonly<{
  webhookId: string;
  /** The start and the version of the webhook this belongs to. */
  start: number;
  version: number;
  /** Everything up to here was taken, or is not for it. */
  cursor: string;
  deliveredAt: string | null;
  /** Failures of the present event, in a row. */
  failures: number;
  failingSince: string | null;
  nextTryAt: string | null;
}>;

/**
 * Where a webhook goes on. What was kept counts for the start it was made in; without it deliveries begin again where the log
 * knows they had come to, so some come twice and none is lost. Whatever may have healed a failing one is worth a try at once.
 */
export const progressOf = ({ webhookId, start, version, after }: WebhookFacts, kept: Progress | null): Progress => {
  const fresh = { webhookId, start, version, failures: 0, failingSince: null, nextTryAt: null };
  if (kept?.start !== start) return { ...fresh, cursor: after, deliveredAt: kept?.deliveredAt ?? null };
  const cursor = kept.cursor > after ? kept.cursor : after;
  return kept.version === version ? { ...kept, cursor } : { ...fresh, cursor, deliveredAt: kept.deliveredAt };
};

export interface ProgressBook {
  of(webhook: WebhookFacts): Promise<Progress>;
  ofMany(webhooks: readonly WebhookFacts[]): Promise<readonly Progress[]>;
  keep(progress: Progress): Promise<void>;
}

const key = (webhookId: string): string => `webhook-progress:${webhookId}`;

/** Progress as small values beside the read models: it is written for every delivery, which is too much for the log. */
export const progressBook = (documents: Documents): ProgressBook => {
  const of = async (webhook: WebhookFacts): Promise<Progress> => {
    const kept = await documents.getValue(key(webhook.webhookId));
    return progressOf(webhook, kept === null ? null : JSON.parse(kept) as Progress);
  };
  return {
    of,
    ofMany: (webhooks) => Promise.all(webhooks.map(of)),
    keep: (progress) => documents.setValue(key(progress.webhookId), JSON.stringify(progress)),
  };
};
