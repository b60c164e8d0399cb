import type { Telemetry } from './telemetry.js';
import { noMetrics } from './metrics.port.js';
import { noTracing } from './tracing.port.js';

/** Enables metrics if OPS_PORT is set and traces if a collector is set; loads the code of each only if enabled. */
export const openTelemetry = async (
  { ops, traces }: Readonly<{ ops: object | null; traces: string | null }>,
  service: string,
): Promise<Telemetry> => ({
  metrics: ops ? (await import('./prometheus.adapter.js')).openPrometheus() : noMetrics,
  tracing: traces ? (await import('./otel.adapter.js')).openOtlpTracing({ endpoint: traces, service }) : noTracing,
});
