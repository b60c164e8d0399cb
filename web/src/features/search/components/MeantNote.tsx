import { Link } from '@tanstack/react-router';
import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import { noLocation } from '@lendring/contracts/place/location.js';
import { quoted } from '@lendring/contracts/rules/quoted.js';
import { number } from '../../../i18n/format.js';
import { NO_RADIUS } from '@lendring/contracts/rules/distance.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { addressOf, type List } from '../model/list.js';
import { meantWords } from './heading.js';

/** The words that misspelled ones were taken for, and that nothing is called by them; empty where neither is so. */
export const wordsNote = (
  t: AnyText,
  { total, mended, only_mentioned: onlyMentioned }: Pick<OfferSearchShape, 'total' | 'mended' | 'only_mentioned'>,
): string => {
  if (total === 0) return '';
  const words = mended.map(({ meant }) => t('search:heading.quoted', { term: meant })).join(', ');
  return [words && t('search:meant.mended', { words }), onlyMentioned && t('search:meant.mentioned')]
    .filter(Boolean)
    .join(' ');
};

/**
 * How a search was taken that was not taken word for word. A place understood among the words can be made the chosen
 * one, or be a word again.
 */
export function MeantNote({ list, meant }: Readonly<{ list: List; meant: NonNullable<OfferSearchShape['meant']> }>) {
  const t = useAnyText();
  const { text, place } = meant;
  const there = (at: NonNullable<typeof place>) =>
    addressOf({
      term: text,
      category: list.category,
      fields: list.fields,
      location: {
        mode: 'city',
        city: { id: at.city_id, city: at.label, cityUrl: at.city_url },
        postal: at.postal_id === null ? null : { id: at.postal_id, postal: '' },
        entireCity: at.postal_id === null,
        radius: NO_RADIUS,
      },
    });
  return (
    <p className="mb-3 text-muted">
      {meantWords(t, list, meant)}
      {place && (
        <>
          {' '}
          <Link {...there(place)} className="font-semibold">
            {t('search:meant.choose', { place: place.label })}
          </Link>
          {list.term && meant.words_total > 0 && (
            <>
              {' · '}
              <Link
                {...addressOf({
                  term: quoted(list.term),
                  category: list.category,
                  fields: list.fields,
                  location: noLocation,
                })}
                className="font-semibold"
              >
                {t('search:meant.words', { number: number(meant.words_total) })}
              </Link>
            </>
          )}
        </>
      )}
    </p>
  );
}
