import { currentCall, inCall } from '../base/call.js';

type Attributes = Readonly<Record<string, string | number | boolean>>;

export type SpanStart = Readonly<{
  /**
   * Span name, for example `offer.publish` or `GET /v1/offer/:id`; neither the name nor the attributes may contain
   * ids or personal data.
   */
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** W3C traceparent of the parent span; default: that of the current call, else a new trace. */
  parent?: string;
  /** Epoch milliseconds; default: now. */
  startedAt?: number;
  attributes?: Attributes;
}>;

export type OpenSpan = Readonly<{
  traceparent: string;
  end: (how?: { readonly failed?: boolean; readonly attributes?: Attributes }) => void;
}>;

export interface Tracing {
  /** Null when traces are not collected. */
  begin(span: SpanStart): OpenSpan | null;
  close(): Promise<void>;
}

export const noTracing: Tracing = { begin: () => null, close: async () => undefined };

/** Runs the work within a span; calls and appends in it become its children. */
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
    // Record only the error's class, because its text may contain personal data; the log has the details.
    span.end({
      failed: true,
      attributes: { 'error.type': error instanceof Error ? error.constructor.name : 'unknown' },
    });
    throw error;
  }
};
