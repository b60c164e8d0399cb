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

export type Fetching = Readonly<{
  url: string;
  /** Time for the whole answer, redirects included. */
  timeoutMs: number;
  /** Longest answer in bytes; a longer one is not read to its end. */
  mostBytes: number;
  /** Redirects to follow; each target is checked like the first URL. */
  redirects: number;
  signal?: AbortSignal;
}>;

export type Fetched = Readonly<
  | { status: number; body: Uint8Array; problem: null }
  | { status: null; body: null; problem: Problem | 'too_large' | 'redirects' }
>;

export interface Outgoing {
  /** Sends exactly one POST, without redirects or retries. Never throws because of the receiver. */
  post(sending: Sending<string | Uint8Array>): Promise<Sent>;
}

export interface Downloads {
  /** Reads one URL without retries, cookies or decompression. Never throws because of the server. */
  get(fetching: Fetching): Promise<Fetched>;
}
