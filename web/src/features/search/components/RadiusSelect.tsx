import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import type { Location } from '@lendring/contracts/place/location.js';
import { Icon } from '../../../ui/Icon.js';
import { radiusOptions, type Radius } from '../model/where.js';

/** Whole place, or the radius steps of spec §5; steps that are not available with GPS are disabled. */
export function RadiusSelect({
  location,
  onRadius,
}: Readonly<{ location: Location; onRadius: (radius: Radius) => void }>) {
  const { t } = useTranslation();
  const open = t(location.mode === 'city' && !location.postal ? 'search.wholePlace' : 'search.noLimit');
  return (
    <span className="relative inline-flex shrink-0">
      <select
        name="radius"
        aria-label={t('search.radius')}
        value={location.radius > 0 ? String(location.radius) : ''}
        onChange={(event) => onRadius(event.target.value ? (Number(event.target.value) as Radius) : null)}
        className="h-9 max-w-[150px] appearance-none rounded-full border border-edge bg-paper pr-7 pl-3 text-small font-semibold text-ink"
      >
        {radiusOptions(location).map(({ radius, disabled }) => (
          <option key={radius ?? ''} value={radius ?? ''} disabled={disabled}>
            {radius === null ? open : t('search.km', { km: radius })}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size={16} className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2" />
    </span>
  );
}
