import { currentCall, inCall } from '../base/call.js';

type Attributes = Readonly<Record<string, string | number | boolean>>;

export type SpanStart = Readonly<{
  /** For example `offer.publish` or `GET /v1/offer/:id`; no ids, no personal data, here and in the attributes. */
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** W3C traceparent of the span above; by default that of the running call, else a trace begins here. */
  parent?: string;
  /** Milliseconds since 1970; by default now. */
  startedAt?: number;
  attributes?: Attributes;
}>;

export type OpenSpan = Readonly<{
  traceparent: string;
  end: (how?: { readonly failed?: boolean; readonly attributes?: Attributes }) => void;
}>;

/** Where spans go. */
export interface Tracing {
  /** Null when traces are not collected. */
  begin(span: SpanStart): OpenSpan | null;
  /** Sends remaining spans. */
  close(): Promise<void>;
}

export const noTracing: Tracing = { begin: () => null, close: async () => undefined };

/** Runs the work within a span: calls and appends in it become its children. */
export const inSpan = async <Result>(
  tracing: Tracing,
  start: SpanStart,
  work: () => Promise<Result>,
): Promise<Result> => {
  const parent = start.parent ?? currentCall().traceparent;
  const span = tracing.begin({ ...start, ...(parent && { parent }) });
  if (!span) return work();
  try {
    const result = await inCall({ traceparent: span.traceparent }, work);
    span.end();
    return result;
  } catch (error) {
    // The error's text may name people: its class is enough here, the log has the rest.
    span.end({
      failed: true,
      attributes: { 'error.type': error instanceof Error ? error.constructor.name : 'unknown' },
    });
    throw error;
  }
};
