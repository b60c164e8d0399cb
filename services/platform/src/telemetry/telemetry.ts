import { noMetrics, type Metrics } from './metrics.port.js';
import { noTracing, type Tracing } from './tracing.port.js';

export type Telemetry = Readonly<{ metrics: Metrics; tracing: Tracing }>;

export const noTelemetry: Telemetry = { metrics: noMetrics, tracing: noTracing };
