/** Reasons for a missing response. */
type Problem = 'address_refused' | 'name_unknown' | 'unreachable' | 'tls' | 'timeout' | 'broken_answer';

export type Sending<Body extends string | Uint8Array = string> = Readonly<{
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Body;
  timeoutMs: number;
  answerBytes: number;
  signal?: AbortSignal;
}>;

export type Sent = Readonly<
  { durationMs: number } & (
    | { status: number; answer: string; problem: null }
    | { status: null; answer: ''; problem: Problem }
  )
>;

export interface Outgoing {
  /** Sends exactly one POST, without redirects or retries. Never throws because of the receiver. */
  post(sending: Sending<string | Uint8Array>): Promise<Sent>;
}
