import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { OwnPlace } from '@lendring/contracts/account/places.js';
import type { OwnPlaceShape } from '@lendring/contracts/http/profile.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { calledAs, townNames } from '../shapes/towns.js';
import { addressOf } from './profile.js';

const ownPlaceShape = ({ placeId, name, address }: OwnPlace): Camel<OwnPlaceShape> => ({ placeId, name, ...address });

export const ownPlaceHandlers = (apis: ServiceApis): Handlers<'profilePlaces' | 'addPlace' | 'removePlace'> => {
  const { commands, queries } = apis.account;
  const read = async (caller: Caller, after?: Position): Promise<readonly OwnPlace[]> => {
    const places = await queries.places({}, queryContext(caller, after));
    const names = await townNames(
      apis,
      caller,
      places.map(({ address }) => address.cityId),
    );
    return places.map((place) => ({ ...place, address: calledAs(names, place.address) }));
  };
  return {
    profilePlaces: async (_, caller) => (await read(caller)).map(ownPlaceShape),
    addPlace: async ({ body }, caller) => {
      const placeId = derivedId(caller.commandId, 'place');
      const address = await addressOf(apis, caller, body, '');
      const after = accepted(
        await commands.addPlace({ placeId, address, name: body.name ?? null }, commandContext(caller)),
      );
      const places = await read(caller, after);
      const here =
        places.find((one) => one.placeId === placeId) ??
        places.find(
          (one) =>
            one.address.street === address.street &&
            one.address.postalId === address.postalId &&
            one.address.cityId === address.cityId,
        );
      return ownPlaceShape(found(here, 'place_unknown'));
    },
    removePlace: async ({ id: placeId }, caller) => {
      // The lender drives to the place that was agreed, and may be paid for it.
      if (await apis.request.queries.isDeliveryPlace({ placeId }, queryContext(caller)))
        throw new ApiError('place_in_use');
      const after = accepted(await commands.removePlace({ placeId }, commandContext(caller)));
      await queries.places({}, queryContext(caller, after));
    },
  };
};
