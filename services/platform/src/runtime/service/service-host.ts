import type { Position } from '@lendring/contracts/kernel/ids.js';
import { createClockRunner } from '../followers/clock-runner.js';
import { createPolicyRunner } from '../followers/policy-runner.js';
import { createReactionRunner } from '../followers/reaction-runner.js';
import { retryParked } from '../followers/retry-parked.js';
import { createRelay } from '../followers/relay.js';
import { takeTurns } from '../replicas/replica.js';
import type { Health, Runner, Runners } from '../followers/runner.js';
import type { ServiceCore, ServicePorts } from './service-core.js';
import type { ClockPolicy, ServiceParts } from './service-parts.js';

export type ServiceHealth = Readonly<{ service: string; ok: boolean; parts: readonly Health[] }>;

export interface ServiceHost {
  readonly ports: ServicePorts;
  /** Resolves when all parts run or stand by; read models may still be catching up. */
  start(): Promise<void>;
  /** Stops new work, finishes current work and stores all checkpoints. The ports belong to the caller and stay open. */
  stop(): Promise<void>;
  health(): ServiceHealth;
  /** True once all read models have reached the position; false after the timeout or when one has failed. */
  waitFor(position: Position, timeoutMs: number): Promise<boolean>;
}

const together = (runners: readonly Runner[]): Runners => {
  const stop = async (): Promise<void> => {
    for (const runner of [...runners].reverse()) await runner.stop();
  };
  return {
    stop,
    async start() {
      try {
        for (const runner of runners) await runner.start();
      } catch (error) {
        await stop();
        throw error;
      }
    },
    health: () => runners.map((runner) => runner.health()),
  };
};

export const createServiceHost = (parts: ServiceParts, core: ServiceCore): ServiceHost => {
  const { projections, policies, reactions, clockPolicies, publish } = parts;
  const {
    name,
    followers,
    turns,
    telemetry,
    watch,
    ports: { bus, documents, clock, clocksWaitFor, log },
  } = core;
  const projectors = new Map(projections.map((projection) => [projection.name, core.projector(projection)]));
  checkNames(parts, core);

  const following = (): readonly Runner[] => [
    ...projectors.values(),
    ...policies.map((policy) => createPolicyRunner({ ...followers, policy, clock, log, telemetry, watch })),
    ...(publish ? [createRelay({ ...followers, service: name, publish, log, telemetry, watch })] : []),
  ];
  const reacting = (): readonly Runner[] =>
    reactions.map((reaction) =>
      createReactionRunner({ service: name, reaction, bus, documents, clock, log, telemetry }),
    );
  const retrying = (): readonly ClockPolicy[] =>
    policies.length + reactions.length > 0
      ? [retryParked({ service: name, policies, reactions, ...followers, clock, log, telemetry })]
      : [];
  const ticking = (): readonly Runner[] =>
    [...clockPolicies, ...retrying()].map((policy) =>
      createClockRunner({
        policy: {
          ...policy,
          async tick(now) {
            turns?.lease.term();
            await policy.tick(now);
          },
        },
        clock,
        log,
        waitFor: clocksWaitFor,
      }),
    );

  const runners = turns
    ? takeTurns({
        turns,
        everywhere: together(reacting()),
        inTurn: () => together([...following(), ...ticking()]),
        projectors,
        documents: followers.documents,
        log,
      })
    : together([...following(), ...reacting(), ...ticking()]);

  return {
    ports: core.ports,
    stop: runners.stop,
    async start() {
      await runners.start();
      await parts.beforeOpening?.();
      log.info({ parts: runners.health().length }, 'Service started');
    },
    health() {
      const states = runners.health();
      return {
        service: name,
        ok: states.every(({ state }) => state !== 'failed' && state !== 'retrying'),
        parts: states,
      };
    },
    async waitFor(position, timeoutMs) {
      const reached = await Promise.all(
        [...projectors.values()].map((projector) => projector.waitFor(position, timeoutMs)),
      );
      return reached.every(Boolean);
    },
  };
};

/**
 * Rejects duplicate names: names are checkpoint keys, so two parts with the same name would skip each other's events.
 */
const checkNames = (
  { projections, policies, reactions, clockPolicies }: ServiceParts,
  { name, projectors }: ServiceCore,
): void => {
  for (const parts of [projections, policies, reactions, clockPolicies]) {
    const names = parts.map((part) => part.name);
    const twice = names.find((each, index) => names.indexOf(each) !== index);
    if (twice !== undefined)
      throw new Error(`Service ${name} has two parts named ${twice}. Give each part its own name.`);
  }
  const run = new Set(projections.map((projection) => projection.name));
  for (const viewed of projectors().keys()) {
    if (!run.has(viewed))
      throw new Error(
        `Service ${name} reads ${viewed}, but no projection writes it. Add the projection to its module.`,
      );
  }
};
