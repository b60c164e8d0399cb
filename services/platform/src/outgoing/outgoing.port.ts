import type { DeliveryProblem } from '@lendring/contracts/partner/queries.js';
import type * as z from 'zod';

export type Sending<Body extends string | Uint8Array = string> = Readonly<{
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Body;
  /** The time limit for name lookup, connection and answer together, in milliseconds. */
  timeoutMs: number;
  /** Bytes of the answer to read; the rest is left. */
  answerBytes: number;
  signal?: AbortSignal;
}>;

/** The outcome of a request: an answer with any status, or why there was none. */
export type Sent = Readonly<
  { durationMs: number } & (
    | { status: number; answer: string; problem: null }
    | { status: null; answer: ''; problem: z.infer<typeof DeliveryProblem> }
  )
>;

/** Sends requests to addresses chosen by strangers. */
export interface Outgoing {
  /**
   * Sends exactly one POST: redirects are not followed, nothing is retried. Never throws for what the receiver does.
   */
  post(sending: Sending<string | Uint8Array>): Promise<Sent>;
}
