import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type SpanContext } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Tracing } from './tracing.port.js';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

const contextOf = (traceparent: string | undefined): Context => {
  const [, traceId, spanId, flags] = traceparent?.split('-') ?? [];
  return traceId && spanId && flags
    ? trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true })
    : ROOT_CONTEXT;
};

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/**
 * Exports spans to a collector by OTLP over HTTP (`<endpoint>/v1/traces`), in batches. Parents are passed explicitly,
 * so no OpenTelemetry context manager is needed. The sampler is configured by the standard variables
 * (`OTEL_TRACES_SAMPLER`).
 */
export const openOtlpTracing = ({ endpoint, service }: { endpoint: string; service: string }): Tracing => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'lendring' }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer('lendring');
  return {
    begin({ name, kind, parent, startedAt, attributes = {} }) {
      const span = tracer.startSpan(
        name,
        { kind: kinds[kind], attributes, ...(startedAt !== undefined && { startTime: startedAt }) },
        contextOf(parent),
      );
      return {
        traceparent: traceparentOf(span.spanContext()),
        end: ({ failed = false, attributes: more = {} } = {}) => {
          span.setAttributes(more);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    // Ignore export errors, because an unavailable collector must not delay the shutdown.
    close: () => provider.shutdown().catch(() => undefined),
  };
};
