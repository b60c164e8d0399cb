import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Lag, Metrics } from './metrics.port.js';

/** Buckets in seconds, from a memory access up to a caller's timeout. */
const waits = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const disk = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

export const openPrometheus = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  const commands = new Counter({
    name: 'lendring_commands_total',
    help: 'Commands answered by a service, by outcome',
    labelNames: ['service', 'command', 'code'],
    registers,
  });
  const appends = new Histogram({
    name: 'lendring_append_seconds',
    help: 'Durable appends to the log',
    labelNames: ['service'],
    buckets: disk,
    registers,
  });
  const followed = new Histogram({
    name: 'lendring_followed_seconds',
    help: 'From the time of a command until a follower has done its event',
    labelNames: ['service', 'kind', 'name'],
    buckets: [...waits, 60],
    registers,
  });
  const apiCalls = new Histogram({
    name: 'lendring_door_call_seconds',
    help: 'Calls of service APIs',
    labelNames: ['service', 'message', 'outcome'],
    buckets: waits,
    registers,
  });
  const http = new Histogram({
    name: 'lendring_http_seconds',
    help: 'Answers over HTTP',
    labelNames: ['method', 'route', 'status'],
    buckets: waits,
    registers,
  });

  const deliveries = new Counter({
    name: 'lendring_deliveries_total',
    help: 'Mails and pushes about news, by what came of them',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const deliveriesLate = new Histogram({
    name: 'lendring_delivery_late_seconds',
    help: 'From when a mail or push was to go out until it was handed over',
    labelNames: ['channel'],
    buckets: [1, 5, 10, 30, 60, 300, 900, 3600],
    registers,
  });

  const parkedEvents = new Gauge({
    name: 'lendring_parked_events',
    help: 'Events that failed every try and wait for an operator',
    labelNames: ['service'],
    registers,
  });

  const watched: (() => Promise<readonly Lag[]>)[] = [];
  const behind = new Gauge({
    name: 'lendring_follower_lag_positions',
    help: 'Positions of the log that a follower has not done',
    labelNames: ['service', 'kind', 'name'],
    registers,
  });
  const late = new Gauge({
    name: 'lendring_follower_lag_seconds',
    help: 'How long a follower has not reached an end of the log that was seen',
    labelNames: ['service', 'kind', 'name'],
    registers,
  });
  const states = new Gauge({
    name: 'lendring_follower_state',
    help: '1 for the state a follower is in',
    labelNames: ['service', 'kind', 'name', 'state'],
    registers,
  });

  const collectLags = async (): Promise<void> => {
    const lags = (await Promise.all(watched.map((read) => read()))).flat();
    for (const gauge of [behind, late, states]) gauge.reset();
    for (const { service, kind, name, state, positions, seconds } of lags) {
      if (positions !== null) behind.set({ service, kind, name }, positions);
      late.set({ service, kind, name }, seconds);
      states.set({ service, kind, name, state }, 1);
    }
  };

  return {
    command: (service, command, code) => commands.inc({ service, command, code }),
    append: (service, seconds) => appends.observe({ service }, seconds),
    followed: (service, kind, name, seconds) => followed.observe({ service, kind, name }, seconds),
    apiCall: (service, message, outcome, seconds) => apiCalls.observe({ service, message, outcome }, seconds),
    http: (method, route, status, seconds) => http.observe({ method, route, status }, seconds),
    delivery: (channel, outcome) => deliveries.inc({ channel, outcome }),
    deliveryLate: (channel, seconds) => deliveriesLate.observe({ channel }, seconds),
    parked: (service, count) => parkedEvents.set({ service }, count),
    watchLags: (lags) => {
      watched.push(lags);
    },
    async read() {
      await collectLags();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
};
