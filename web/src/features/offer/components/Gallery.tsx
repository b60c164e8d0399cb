import Images from 'lucide-react/icons/images';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { PictureShape } from '@lendring/contracts/http/shapes.js';
import { cx } from '../../../ui/cx.js';
import { FavouriteButton } from '../../../parts/offers/FavouriteButton.js';
import { Icon } from '../../../ui/Icon.js';
import { Picture } from '../../../ui/Picture.js';
import { Tag } from '../../../ui/Tag.js';

const Lightbox = lazy(() => import('./Lightbox.js'));

export function Gallery({
  offerId,
  images,
  hidden,
  title,
}: Readonly<{ offerId: string; images: readonly PictureShape[]; hidden: OfferShape['hidden_images']; title: string }>) {
  const { t } = useTranslation('offer');
  const [open, setOpen] = useState<number | null>(null);
  const [seen, setSeen] = useState(false);
  const show = (index: number) => {
    setSeen(true);
    setOpen(index);
  };
  const several = images.length > 1;
  return (
    <div className="relative max-md:-mx-[18px]">
      {images.length === 0 && (
        <Picture picture={null} alt="" className="max-md:rounded-none md:aspect-[2.6] md:rounded-lg" />
      )}
      <ul
        aria-label={t('gallery.label')}
        hidden={images.length === 0}
        className={cx(
          'flex print:block! print:h-auto! print:max-w-[360px] snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] md:grid md:gap-3 md:overflow-visible',
          images.length === 2 ? 'md:h-[clamp(150px,22vw,290px)] md:grid-cols-2' : 'md:h-[clamp(200px,31vw,400px)]',
          images.length > 2 && 'md:grid-cols-[2fr_1fr] md:grid-rows-2',
        )}
      >
        {images.map((image, index) => (
          <li
            key={image.image_id}
            className={cx(
              'relative w-full not-first:print:hidden shrink-0 snap-center md:min-h-0',
              index === 0 && images.length > 2 && 'md:row-span-2',
              index > 2 && 'md:hidden',
            )}
          >
            <button
              type="button"
              onClick={() => show(index)}
              aria-label={t('gallery.open', { number: index + 1, count: images.length })}
              className="block size-full cursor-zoom-in border-0 bg-transparent p-0 -outline-offset-4 md:rounded-lg md:outline-offset-2"
            >
              <Picture
                picture={image}
                alt={several ? t('gallery.alt', { title, number: index + 1 }) : title}
                first={index === 0}
                sizes={index === 0 ? '(min-width: 768px) 780px, 100vw' : '(min-width: 768px) 390px, 100vw'}
                className="max-md:rounded-none md:aspect-auto md:size-full md:rounded-lg"
              />
            </button>
            {hidden.some(({ image_id }) => image_id === image.image_id) && (
              <Tag tone="rose" className="pointer-events-none absolute top-3 left-3">
                {t('gallery.hidden')}
              </Tag>
            )}
          </li>
        ))}
      </ul>
      <FavouriteButton offerId={offerId} title={title} className="absolute top-3 right-3 shadow-soft print:hidden" />
      {several && (
        <span className="pointer-events-none print:hidden absolute right-3 bottom-3 inline-flex items-center gap-1.5 rounded-full bg-paper/95 px-3 py-1.5 text-small font-bold shadow-soft">
          <Icon icon={Images} size={16} />
          {t('gallery.count', { count: images.length })}
        </span>
      )}
      {seen && (
        <Suspense fallback={null}>
          <Lightbox images={images} title={title} at={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
