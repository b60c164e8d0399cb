import type { AnyDoor } from '@lendring/contracts/kernel/door.js';
import type { DynamicModule } from '@nestjs/common';
import { placeDoor } from '@lendring/contracts/place/queries.js';
import { type DoorHandlers, type DoorProvided, doorController } from '@lendring/platform/runtime/doors/door.js';
import type { Telemetry } from '@lendring/platform/telemetry/telemetry.js';
import { placeHandlers } from './door.js';
import type { PlaceIndex } from './index/place-index.js';

const doorToken = Symbol.for('lendring.door.place');

class PlaceModule {}

export const placeModule = ({
  index,
  telemetry,
}: {
  readonly index: PlaceIndex;
  readonly telemetry?: Telemetry;
}): DynamicModule => {
  // Safe cast: the controller parses each message with this service's schema before calling the handler.
  const provided: DoorProvided = {
    handlers: placeHandlers(index) as DoorHandlers<AnyDoor>,
    waitFor: async () => true,
    ...(telemetry && { telemetry }),
  };
  return {
    module: PlaceModule,
    controllers: [doorController(placeDoor, doorToken)],
    providers: [{ provide: doorToken, useValue: provided }],
  };
};
