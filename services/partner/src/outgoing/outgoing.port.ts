import type { DeliveryProblem } from '@lendring/contracts/partner/queries.js';
import type * as z from 'zod';

export type Sending = Readonly<{
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** For all of it: name, connection, answer. */
  timeoutMs: number;
  /** Bytes of the answer to read; the rest is left. */
  answerBytes: number;
  signal?: AbortSignal;
}>;

/** What became of a sending: an answer with its status, whatever it is, or why there was none. */
export type Sent = Readonly<
  { durationMs: number } & (
    | { status: number; answer: string; problem: null }
    | { status: null; answer: ''; problem: z.infer<typeof DeliveryProblem> }
  )
>;

/** Sends to addresses that strangers chose. */
export interface Outgoing {
  /**
   * One POST, never more: no redirect is followed, nothing is sent twice. Never throws for what the other side does.
   */
  post(sending: Sending): Promise<Sent>;
}
