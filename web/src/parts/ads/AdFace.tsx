import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AdShape } from '@lendring/contracts/http/ads.js';
import { categoriesQuery } from '../../api/reference.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { inkOn } from '../../ui/Avatar.js';
import { cx } from '../../ui/cx.js';

/** Advertiser, payer, and reason for the placement (DSA Art. 26). */
function AdWhy({ ad }: Readonly<{ ad: Omit<AdShape, 'secret'> }>) {
  const { t } = useTranslation('ads');
  const { hint_src: name, payer, position, language, category_id: categoryId, area } = ad;
  const { data: categories = [] } = useQuery({ ...categoriesQuery(useApi()), enabled: categoryId !== null });
  const category = categories.find(({ id }) => id === categoryId)?.title;
  const parts = [
    t(`place.${position}`),
    t(`language.${language ?? 'any'}`),
    category === undefined ? t(categoryId === null ? 'everyCategory' : 'someCategory') : t('category', { category }),
    area === null ? t('everyPlace') : t('area', area),
  ];
  return (
    <div className="flex flex-col gap-1 px-3 py-1.5">
      <p>{payer === name ? t('paid', { name }) : t('paidFor', { name, payer })}</p>
      <p>
        {t('why', { parts: parts.join(', ') })} {t('nobody')}
      </p>
    </div>
  );
}

/**
 * Width of the picture in CSS pixels, for choosing its file. The picture covers its box, so a landscape picture (4:3) is
 * wider than a tall box.
 */
const sizes = { wide: '(min-width: 768px) 400px, 224px', tall: '360px' } as const;

type Props = Readonly<{
  ad: Omit<AdShape, 'secret'>;
  adId?: string;
  /** True if the ad is in the first view of a page, so that its picture does not wait for the layout. */
  isSoon?: boolean;
  onFollow?: () => void;
}>;

export function AdFace({ ad, adId, isSoon = false, onFollow }: Props) {
  const { t } = useTranslation('ads');
  const isTall = ad.type === 'skyscraper';
  const smallest = ad.sources.at(-1);
  return (
    <>
      <a
        href={ad.link}
        target="_blank"
        rel="sponsored nofollow noopener"
        onClick={onFollow}
        className={cx('flex size-full no-underline', isTall ? 'flex-col' : 'items-stretch')}
        style={{ background: ad.color, color: inkOn(ad.color) }}
      >
        <span
          className={cx(
            'flex min-w-0 flex-1 flex-col justify-center gap-1 px-4',
            isTall ? 'py-8' : 'md:px-8',
            !isTall && (ad.hint_y === 'top' ? 'max-md:pt-7' : 'max-md:pb-7'),
          )}
        >
          <span
            className={cx(
              'line-clamp-2 font-head text-lead leading-tight font-bold md:text-h3',
              !isTall && 'low:line-clamp-1 low:text-base',
            )}
          >
            {ad.title}
          </span>
          <span
            className={cx(
              'text-small leading-snug',
              isTall ? 'line-clamp-5' : 'line-clamp-3 md:line-clamp-2 low:hidden',
            )}
          >
            {ad.claim}
          </span>
          <span className="mt-1 w-fit max-w-full truncate rounded-full border border-current px-3 py-0.5 text-small font-bold">
            {ad.cta}
          </span>
        </span>
        <picture className={cx('block shrink-0 overflow-hidden', isTall ? 'h-[45%] w-full' : 'h-full w-[38%]')}>
          {ad.sources.map(({ min_width: from, src_small: small, src, src_large: large }) => (
            <source
              key={from}
              media={`(min-width: ${from}px)`}
              srcSet={`${small} 320w, ${src} 640w, ${large} 1200w`}
              sizes={isTall ? sizes.tall : sizes.wide}
            />
          ))}
          <img
            src={smallest?.src}
            alt=""
            loading={isSoon ? 'eager' : 'lazy'}
            decoding="async"
            className="size-full object-cover"
          />
        </picture>
      </a>
      <details
        className={cx(
          'absolute max-w-full text-fine text-ink',
          ad.hint_x === 'left' ? 'left-0' : 'right-0',
          ad.hint_y === 'top' ? 'top-0' : 'bottom-0',
          'open:inset-0 open:overflow-y-auto open:bg-paper',
        )}
      >
        <summary className={cx('cursor-pointer bg-paper/85 px-2 py-1', !isTall && 'truncate')}>
          {t('of', { name: ad.hint_src })}
        </summary>
        <AdWhy ad={ad} />
        {adId && (
          <Link
            to="/report/$kind/$id"
            params={{ kind: 'ad', id: adId }}
            rel="nofollow"
            preload={false}
            className="inline-flex min-h-11 items-center px-3 underline"
          >
            {t('report')}
          </Link>
        )}
      </details>
    </>
  );
}
