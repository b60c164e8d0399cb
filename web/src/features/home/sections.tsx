import { Link } from '@tanstack/react-router';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { errorText } from '../../lib/api-client/api-error.js';
import type { NearFields } from '../../lib/places/place.js';
import { OfferTile } from '../../parts/offers/OfferTile.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Chip } from '../../ui/Chip.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import { emojiHref } from '../../ui/emoji.js';

export function CategoryTiles({
  categories,
  near,
}: Readonly<{ categories: readonly CategoryShape[]; near: NearFields }>) {
  return (
    <ul className="grid auto-cols-[104px] grid-flow-col gap-3.5 overflow-x-auto pb-2 max-md:-mx-[18px] max-md:px-[18px] max-md:[scrollbar-width:none] md:grid-flow-row md:grid-cols-5 md:overflow-visible lg:grid-cols-7">
      {categories.map((category) => (
        <li key={category.id}>
          <Link
            to="/category/$"
            params={{ _splat: category.url }}
            search={near}
            className="group block rounded-lg text-center text-base font-semibold text-ink no-underline"
          >
            <span
              className="mb-2 grid aspect-square place-items-center rounded-lg ground"
              style={{ '--h': category.hue } as CSSProperties}
            >
              <img
                src={category.picture}
                alt=""
                width={84}
                height={84}
                loading="lazy"
                className="w-1/2 drop-shadow-md transition-transform group-hover:scale-105"
              />
            </span>
            <span className="hyphens-auto group-hover:underline">{category.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function NewestOffers({
  found,
  error = null,
  all,
}: Readonly<{ found: OfferSearchShape | undefined; error?: Error | null; all: ReactNode }>) {
  const { t } = useTranslation('home');
  const words = useAnyText();
  return (
    <section className="wrap py-8 md:py-11" aria-labelledby="newest">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-5 gap-y-1">
        <div>
          <h2 id="newest">{found?.place ? t('newest.near', { place: found.place.label }) : t('newest.title')}</h2>
          <p className="mt-1 text-small text-muted">{t('newest.rough')}</p>
        </div>
        {all}
      </div>
      {error && !found && (
        <p role="alert" className="py-4">
          {errorText(words, error)}
        </p>
      )}
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-3 md:gap-x-[22px] md:gap-y-7 lg:grid-cols-4">
        {found?.offers.map((offer) => (
          <OfferTile key={offer.offer_id} offer={offer} near={found.place?.label ?? ''} />
        ))}
        {!found &&
          !error &&
          Array.from({ length: 8 }, (_, index) => <Skeleton key={index} className="aspect-4/5 rounded-md" />)}
      </div>
    </section>
  );
}

export function PaidOffers({ offers }: Readonly<{ offers: readonly OfferCardShape[] }>) {
  const { t } = useTranslation('home');
  if (offers.length === 0) return null;
  return (
    <section className="wrap pb-8 md:pb-11" aria-labelledby="paid">
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h2 id="paid">{t('paid.title')}</h2>
        <Tag>{t('paid.mark')}</Tag>
      </div>
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-3 md:gap-x-[22px] md:gap-y-7 lg:grid-cols-4">
        {offers.map((offer) => (
          <OfferTile key={offer.offer_id} offer={offer} />
        ))}
      </div>
    </section>
  );
}

const sides = ['borrow', 'lend'] as const;

export function HowItWorks() {
  const { t } = useTranslation('home');
  const [side, setSide] = useState<(typeof sides)[number]>('borrow');
  return (
    <section id="how" className="wrap py-6">
      <div className="grid gap-8 rounded-lg bg-sand p-7 md:p-11 lg:grid-cols-[1.1fr_3fr] lg:gap-14">
        <div>
          <h2>{t('how.title')}</h2>
          <p className="mt-3 text-muted">{t('how.text')}</p>
          <div role="group" aria-label={t('how.title')} className="mt-4 flex gap-2">
            {sides.map((one) => (
              <Chip key={one} on={one === side} onClick={() => setSide(one)}>
                {t(`how.${one}`)}
              </Chip>
            ))}
          </div>
        </div>
        <ol className="grid gap-7 md:grid-cols-3" aria-live="polite">
          {([1, 2, 3] as const).map((step) => (
            <li key={step}>
              <span
                aria-hidden
                className="grid size-[42px] place-items-center rounded-full bg-paper font-head text-h3 text-teal-deep"
              >
                {step}
              </span>
              <h3 className="mt-3">{t(`how.${side}${step}.title`)}</h3>
              <p className="mt-1.5 text-muted">{t(`how.${side}${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function LendCall() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <section className="wrap pt-4 pb-14">
      <div className="flex flex-wrap items-center justify-between gap-8 rounded-lg bg-teal-deep p-7 text-white md:p-11">
        <div className="max-w-[560px]">
          <h2 className="text-h2 text-white md:text-h1">{t('lend.title')}</h2>
          <p className="mt-3">{t('lend.text')}</p>
          <ButtonLink to="/offer/create" variant="light" className="mt-5">
            {t('common:frame.createOffer')}
          </ButtonLink>
        </div>
        <div aria-hidden className="flex gap-5">
          {(['ladder', 'toolbox', 'sled'] as const).map((name) => (
            <img
              key={name}
              src={emojiHref(name)}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              className="size-16 md:size-24"
            />
          ))}
        </div>
      </div>
    </section>
  );
}
