import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { PlaceId, UserId } from '../kernel/ids.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { Address, PublicPlace } from '../kernel/place.js';
import { line } from '../kernel/text.js';

/** Name that only the owner sees, because it could tell where a private person lives. */
export const PlaceName = line(limits.placeName);

export const placesCommands = {
  /** Adds an address to lend from; if the user already has the address, at most its name changes. */
  addPlace: z.strictObject({ placeId: PlaceId, address: Address, name: PlaceName.nullable().optional() }),
  /** Names a place, or removes its name (null). */
  namePlace: z.strictObject({ placeId: PlaceId, name: PlaceName.nullable() }),
  /** Removes a place; its offers move to the profile's main address. */
  removePlace: z.strictObject({ placeId: PlaceId }),
} as const;

const event = eventsWith({ userId: UserId });

export const placesEvents = [
  event('MainAddressChanged', { address: Address.nullable() }),
  /** Additional address to lend from; offers refer to it by `placeId`. */
  event('PlaceAdded', { placeId: PlaceId, address: Address.nullable() }),
  /** `name`: null where the name is removed, or the person is erased. */
  event('PlaceNamed', { placeId: PlaceId, name: PlaceName.nullable() }),
  event('PlaceRemoved', { placeId: PlaceId }),
  event('PrimaryPlaceChosen', { placeId: PlaceId.nullable() }),
  event('BillingAddressChanged', { address: Address.nullable() }),
] as const;

export const placesPersonal: PersonalFields<z.infer<(typeof placesEvents)[number]>> = {
  MainAddressChanged: { subject: 'userId', fields: ['address'] },
  PlaceAdded: { subject: 'userId', fields: ['address'] },
  PlaceNamed: { subject: 'userId', fields: ['name'] },
  BillingAddressChanged: { subject: 'userId', fields: ['address'] },
};

export const OwnPlace = z.strictObject({ placeId: PlaceId, name: PlaceName.nullable(), address: Address });
export type OwnPlace = z.infer<typeof OwnPlace>;

export const placesQueries = {
  places: { question: z.strictObject({}), answer: z.array(OwnPlace) },
  /**
   * Public place and kind of a person, for offers; null without a main address. When the requested place does not
   * belong to the person, the main address is returned, and `placeId` is not set.
   */
  place: {
    question: z.strictObject({ userId: UserId, placeId: PlaceId.nullable().optional() }),
    answer: z
      .strictObject({
        place: PublicPlace,
        placeId: PlaceId.optional(),
        commercial: z.boolean(),
        completed: z.boolean(),
        completedCommercial: z.boolean(),
        /** For commercial users: true once trader details are given, or while they are not yet due (DSA art. 30). */
        traderReady: z.boolean(),
      })
      .nullable(),
  },
} as const;

export const placesRefusals = {
  postal_unknown: m(
    422,
    'Diese Postleitzahl passt nicht zum Ort.',
    'This postal code doesn’t match the place.',
    'Deze postcode past niet bij de plaats.',
  ),
  too_many_places: m(
    409,
    'Mehr als {max} weitere Orte gehen nicht. Entferne zuerst einen.',
    'You can have {max} other places at most. Remove one first.',
    'Je kunt hoogstens {max} andere plekken hebben. Haal er eerst een weg.',
  ),
  place_name_taken: m(
    409,
    'So heißt schon ein anderer Ort von dir.',
    'Another of your places already has this name.',
    'Zo heet al een andere plek van je.',
  ),
  place_in_use: m(
    409,
    'Dorthin geht noch eine Lieferung, oder von dort wird etwas abgeholt. Entferne den Ort, wenn sie erledigt ist.',
    'A delivery still goes to this place, or something is collected from it. Remove the place once that’s done.',
    'Er gaat nog een bezorging naar deze plek, of er wordt daar iets opgehaald. Haal de plek weg als dat klaar is.',
  ),
  place_unknown: m(
    422,
    'Diesen Ort hast du nicht mehr. Wähl einen anderen.',
    'This place is no longer yours. Choose another one.',
    'Deze plek heb je niet meer. Kies een andere.',
  ),
};
