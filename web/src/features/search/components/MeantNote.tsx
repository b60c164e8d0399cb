import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import { NO_RADIUS } from '@lendring/contracts/rules/distance.js';
import { addressOf, type List } from '../model/list.js';

/** How a search was taken for which nothing holds every word: with a place understood among them, or without some of them. */
export function MeantNote({ list, meant }: Readonly<{ list: List; meant: NonNullable<OfferSearchShape['meant']> }>) {
  const { t } = useTranslation('search');
  const { text, place, left_out: out } = meant;
  const there = (at: NonNullable<typeof place>) => addressOf({
    term: text, category: list.category, fields: list.fields,
    location: { mode: 'city', city: { id: at.city_id, city: at.label, cityUrl: at.city_url }, postal: at.postal_id === null ? null : { id: at.postal_id, postal: '' }, entireCity: at.postal_id === null, radius: NO_RADIUS },
  });
  const words = [t('meant.none', { term: list.term ?? '' }), place && text ? t('meant.place', { term: text, place: place.label }) : '', out.length ? t('meant.without', { words: out.map((word) => t('heading.quoted', { term: word })).join(', ') }) : ''];
  return (
    <p className="mb-3 rounded-md bg-sand px-4 py-2.5">
      {words.filter(Boolean).join(' ')}
      {place && <> <Link {...there(place)} className="font-semibold">{t('meant.goThere', { place: place.label })}</Link></>}
    </p>
  );
}
