import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import type { OfferSearch, OfferSearchAnswer } from '@lendring/contracts/offer/queries.js';
import { queryContext, type Caller } from '../api/handlers.js';
import { withoutRenting } from '@lendring/contracts/rules/renting-words.js';
import { optional } from '../api/optional.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { EVERYWHERE, searchPlace, type SearchPlace } from './search-place.js';

type Ask = (
  text: string | undefined,
  place: SearchPlace,
  words: NonNullable<OfferSearch['words']>,
) => Promise<OfferSearchAnswer>;
type Meant = Readonly<{ answer: OfferSearchAnswer; place: SearchPlace; meant: OfferSearchShape['meant'] }>;

/**
 * Searches for what was typed word for word, but without words of renting ("Halle leihen"). Only where that finds
 * nothing, a place among the words is understood ("zelt köln"), unless one was chosen, and then words are left out until
 * something is found ("zelt für 4"); the answer says so.
 */
export const searchAsMeant = async (
  doors: Doors,
  caller: Caller,
  text: string | undefined,
  chosen: SearchPlace,
  placeIsOpen: boolean,
  ask: Ask,
): Promise<Meant> => {
  const words = text?.trim().split(/\s+/) ?? [];
  const telling = withoutRenting(words);
  if (telling.length > 0 && telling.length < words.length) {
    const thing = telling.join(' ');
    const { meant, ...found } = await searchAsMeant(doors, caller, thing, chosen, placeIsOpen, ask);
    const leftOut = words.filter((word) => !telling.includes(word));
    return {
      ...found,
      meant: {
        text: meant?.text ?? thing,
        place: meant?.place ?? null,
        left_out: [...leftOut, ...(meant?.left_out ?? [])],
      },
    };
  }
  const literal = await ask(text, chosen, 'all');
  if (!text || literal.total > 0 || words.length < 2) return { answer: literal, place: chosen, meant: null };

  const named = placeIsOpen
    ? await optional(caller, null, () =>
        doors.place.queries.inText({ text, locale: caller.locale }, queryContext(caller)),
      )
    : null;
  if (!named) {
    const answer = await ask(text, chosen, 'most');
    return {
      answer,
      place: chosen,
      meant: answer.leftOut.length > 0 ? { text, left_out: answer.leftOut, place: null } : null,
    };
  }
  const {
    place: { id, cityUrl, postal },
    rest,
  } = named;
  const place =
    (await searchPlace(doors, caller, postal ? { postal_id: postal.id, city_id: id } : { city_id: id })) ?? EVERYWHERE;
  const answer = await ask(rest, place, 'most');
  return {
    answer,
    place,
    meant: {
      text: rest,
      left_out: answer.leftOut,
      place: { label: place.label, city_id: id, city_url: cityUrl, postal_id: postal?.id ?? null },
    },
  };
};
