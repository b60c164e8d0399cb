import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { Bus } from '../bus/bus.port.js';
import type { Clock } from './clock.js';
import { messageOf } from './follower.js';
import type { Log } from './log.js';
import { settled } from './policy-runner.js';
import type { Health, Runner } from './runner.js';
import type { Reaction } from './service.js';
import { derivedId } from './uuid.js';

type Options = Readonly<{ service: string; reaction: Reaction; bus: Bus; clock: Clock; log: Log }>;

/** Consumes the topics of a reaction as a group of its own; retries and dead letters are the bus's. */
export const createReactionRunner = ({ service, reaction, bus, clock, log }: Options): Runner => {
  let state: Health['state'] = 'starting';
  let error: string | undefined;
  let stopConsuming: (() => Promise<void>) | undefined;

  const handle = async (event: CloudEvent): Promise<void> => {
    try {
      settled(await reaction.react(event, {
        commandId: derivedId(event.id, reaction.name), actor: { kind: 'system', name: reaction.name }, at: clock.now(), locale: 'de', requestId: event.id,
      }));
      state = 'live';
      error = undefined;
    } catch (cause) {
      state = 'retrying';
      error = messageOf(cause);
      log.warn({ reaction: reaction.name, eventId: event.id, type: event.type, err: cause }, 'failed to react');
      throw cause;
    }
  };

  return {
    async start() {
      stopConsuming = await bus.consume(`${service}.${reaction.name}`, reaction.topics, handle);
      state = 'live';
    },
    async stop() {
      await stopConsuming?.();
      state = 'stopped';
    },
    health: () => ({ kind: 'reaction', name: reaction.name, state, ...(error === undefined ? {} : { error }) }),
  };
};
