import type { BaseRpcContext, ClientProxy, ReadPacket, Server } from '@nestjs/microservices';
import { asCall, callFromWire, callToWire } from '../base/call.js';

type Metadata = ReadPacket['metadata'];

export const carryOut = <Client extends Pick<ClientProxy, 'setOnDispatchHook'>>(client: Client): Client => {
  client.setOnDispatchHook((packet) => {
    packet.metadata = callToWire();
  });
  return client;
};

export const carryIn = (
  server: Pick<Server, 'setOnProcessingStartHook' | 'setOnProcessingEndHook'>,
  began?: () => void,
  ended?: () => void,
): void => {
  server.setOnProcessingStartHook((_transport, context, done) => {
    began?.();
    return asCall(callFromWire(metadataOf(context as BaseRpcContext)), done);
  });
  server.setOnProcessingEndHook(() => ended?.());
};

/**
 * Nest's contexts contain the metadata last: `[socket, pattern, metadata]` over TCP, `[pattern, metadata]` in one
 * process.
 */
const metadataOf = (context: BaseRpcContext): Metadata => context.getArgs().at(-1) as Metadata;
