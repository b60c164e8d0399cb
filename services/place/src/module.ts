import type { AnyServiceApi } from '@lendring/contracts/kernel/service-api.js';
import type { DynamicModule } from '@nestjs/common';
import { placeApi } from '@lendring/contracts/place/queries.js';
import {
  type ServiceHandlers,
  type ApiProvided,
  apiController,
} from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Telemetry } from '@lendring/platform/telemetry/telemetry.js';
import { placeHandlers } from './api.js';
import type { PlaceIndex } from './index/place-index.js';

const apiToken = Symbol.for('lendring.api.place');

class PlaceModule {}

export const placeModule = ({
  index,
  telemetry,
}: {
  readonly index: PlaceIndex;
  readonly telemetry?: Telemetry;
}): DynamicModule => {
  // Safe cast: the controller parses each message with this service's schema before calling the handler.
  const provided: ApiProvided = {
    handlers: placeHandlers(index) as ServiceHandlers<AnyServiceApi>,
    waitFor: async () => true,
    ...(telemetry && { telemetry }),
  };
  return {
    module: PlaceModule,
    controllers: [apiController(placeApi, apiToken)],
    providers: [{ provide: apiToken, useValue: provided }],
  };
};
