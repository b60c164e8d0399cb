import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import type { OfferSearch, OfferSearchAnswer } from '@lendring/contracts/offer/search-queries.js';
import { queryContext, type Caller } from '../caller/handlers.js';
import type { MeantPlace } from '@lendring/contracts/place/queries.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { quotedIn } from '@lendring/contracts/rules/quoted.js';
import { withoutRenting } from '@lendring/contracts/rules/renting-words.js';
import { optional } from '../caller/optional.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { EVERYWHERE, searchPlace, type SearchPlace } from './search-place.js';

/** `first`: maximum number of the most relevant hits, regardless of page and sort order. */
type Ask = (
  text: string | undefined,
  place: SearchPlace,
  words: NonNullable<OfferSearch['words']>,
  first?: number,
) => Promise<OfferSearchAnswer>;
type Meant = Readonly<{ answer: OfferSearchAnswer; place: SearchPlace; meant: Camel<OfferSearchShape>['meant'] }>;

const TITLES = 20;

/**
 * Returns true if the words name an item in another town, such as a board game `Berlin` in Cologne; the words then do
 * not name a place.
 */
const isName = async (ask: Ask, text: string, chosen: SearchPlace, cityId: string): Promise<boolean> => {
  const words = fold(text).split(' ');
  const { items } = await ask(text, chosen, 'all', TITLES);
  return items.some(({ title, place }) => {
    const name = fold(title ?? '');
    return place?.cityId !== cityId && words.every((word) => name.includes(word));
  });
};

const placeIn = async (
  apis: ServiceApis,
  caller: Caller,
  text: string,
): Promise<Readonly<{ place: MeantPlace; rest: string }> | null> => {
  const among = /\S\s+\S/.test(text)
    ? await optional(caller, null, () =>
        apis.place.queries.inText({ text, locale: caller.locale }, queryContext(caller)),
      )
    : null;
  if (among || !startsWithPostal(text)) return among;
  const whole = await optional(caller, null, () =>
    apis.place.queries.resolve({ text, locale: caller.locale }, queryContext(caller)),
  );
  const [place] = whole?.kind === 'one' ? whole.places : [];
  return place ? { place, rest: '' } : null;
};

/** True for five digits, or for four digits followed by two letters or a town; `1080` alone is ambiguous. */
const startsWithPostal = (text: string): boolean => /^\s*(?:\d{5}|\d{4}\s+\p{L}{2})/u.test(text);

/**
 * Interprets a typed query and reports the interpretation in the answer. Words about renting ("Halle leihen") are
 * removed, and a place at either end ("zelt köln") becomes the search place unless the caller chose a place, the
 * place has no hits, or the words name an item elsewhere. When no offer contains all words, the place always applies,
 * and words are dropped until an offer matches ("zelt für 4"), unless the words name a lender ("Festverleih West");
 * quoted words are searched literally.
 */
export const searchAsMeant = async (
  apis: ServiceApis,
  caller: Caller,
  text: string | undefined,
  chosen: SearchPlace,
  placeIsOpen: boolean,
  ask: Ask,
  namesLender: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<Meant> => {
  const exact = text === undefined ? null : quotedIn(text);
  if (exact !== null) return { answer: await ask(exact, chosen, 'all'), place: chosen, meant: null };
  const words = text?.trim().split(/\s+/) ?? [];
  const telling = withoutRenting(words);
  if (telling.length > 0 && telling.length < words.length) {
    const thing = telling.join(' ');
    const { meant, ...found } = await searchAsMeant(apis, caller, thing, chosen, placeIsOpen, ask, namesLender);
    const leftOut = words.filter((word) => !telling.includes(word));
    return {
      ...found,
      meant: {
        text: meant?.text ?? thing,
        place: meant?.place ?? null,
        leftOut: [...leftOut, ...(meant?.leftOut ?? [])],
        wordsTotal: meant?.wordsTotal ?? 0,
      },
    };
  }
  const literal = await ask(text, chosen, 'all');
  if (!text) return { answer: literal, place: chosen, meant: null };

  const named = placeIsOpen ? await placeIn(apis, caller, text) : null;
  if (!named) {
    if (literal.total > 0 || words.length < 2) return { answer: literal, place: chosen, meant: null };
    const answer = await ask(text, chosen, 'most');
    return {
      answer,
      place: chosen,
      meant: answer.leftOut.length > 0 ? { text, leftOut: answer.leftOut, place: null, wordsTotal: 0 } : null,
    };
  }
  const {
    place: { id, cityUrl, postal },
    rest,
  } = named;
  if (literal.total > 0 && (await isName(ask, text, chosen, id)))
    return { answer: literal, place: chosen, meant: null };
  const place =
    (await searchPlace(apis, caller, postal ? { postalId: postal.id, cityId: id } : { cityId: id })) ?? EVERYWHERE;
  const thing = rest || undefined;
  const there = await ask(thing, place, 'all');
  if (there.total === 0 && (literal.total > 0 || (await namesLender())))
    return { answer: literal, place: chosen, meant: null };
  const answer = there.total > 0 || !thing ? there : await ask(thing, place, 'most');
  return {
    answer,
    place,
    meant: {
      text: rest,
      leftOut: answer.leftOut,
      place: { label: place.label, cityId: id, cityUrl, postalId: postal?.id ?? null },
      wordsTotal: literal.total,
    },
  };
};
