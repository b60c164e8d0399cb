import Heart from 'lucide-react/icons/heart';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api-client/api-error.js';
import { favourites } from '../../lib/kept-offers/favourites.js';
import { cx } from '../../ui/cx.js';
import { Icon } from '../../ui/Icon.js';
import { toasts } from '../../ui/toasts.js';

const none: readonly string[] = [];
export const useFavourites = (): readonly string[] =>
  useSyncExternalStore(favourites.subscribe, favourites.get, () => none);

export function FavouriteButton({
  offerId,
  title,
  className,
}: Readonly<{ offerId: string; title: string; className?: string }>) {
  const { t } = useTranslation();
  const on = useFavourites().includes(offerId);
  return (
    <button
      type="button"
      // Suppress the hydration warning, because the inline script marks clicks made before hydration.
      suppressHydrationWarning
      aria-pressed={on}
      aria-label={t('ui.favourite', { title })}
      onClick={({ currentTarget }) =>
        // Treat a replayed click as saving, because every heart is displayed empty before hydration.
        void favourites
          .toggle(offerId, 'early' in currentTarget.dataset || undefined)
          .catch((error: unknown) => toasts.show('error', errorText(t, error)))
      }
      className={cx(
        'group/heart grid size-11 place-items-center rounded-full border-0 bg-paper/95 text-dark hover:text-teal-deep',
        className,
      )}
    >
      <Icon
        icon={Heart}
        className={on ? 'fill-alarm text-alarm' : 'group-data-early/heart:fill-alarm group-data-early/heart:text-alarm'}
      />
    </button>
  );
}
