import type { AnyDoor } from '@lendring/contracts/kernel/door.js';
import type { DynamicModule } from '@nestjs/common';
import { placeDoor } from '@lendring/contracts/place/queries.js';
import { type DoorHandlers, type DoorProvided, doorController } from '@lendring/platform/runtime/doors/door.js';
import type { Telemetry } from '@lendring/platform/telemetry/telemetry.js';
import { placeHandlers } from './door.js';
import type { PlaceIndex } from './index/place-index.js';

const doorToken = Symbol.for('lendring.door.place');

class PlaceModule {}

/**
 * The place service as a Nest module: its door over an index in memory (`openPlaceIndex`). It has no log and no read
 * models, so there is nothing to wait for, to start or to stop.
 */
export const placeModule = ({
  index,
  telemetry,
}: {
  readonly index: PlaceIndex;
  readonly telemetry?: Telemetry;
}): DynamicModule => {
  // The controller parses each message by this very door before it hands the data to the handler of the same name.
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
