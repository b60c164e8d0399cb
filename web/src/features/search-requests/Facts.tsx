import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import type { SearchRequestShape } from '@lendring/contracts/http/search-requests.js';
import { dayRange } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { Icon } from '../../ui/Icon.js';
import { Tag } from '../../ui/Tag.js';

type Shown = Pick<
  SearchRequestShape,
  'date_from' | 'date_to' | 'place' | 'group' | 'public' | 'solved_at' | 'hidden' | 'over'
>;
const icon = 'mr-1 align-[-3px]';

type FactsProps = Readonly<{ one: Shown; away?: string | null; sayGroup?: boolean }>;

export function Facts({ one, away = null, sayGroup = true }: FactsProps) {
  const { t } = useTranslation('wanted');
  const locale = useLocale();
  const { date_from: first, date_to: last, place, group } = one;
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-muted">
      {first !== null && (
        <span>
          <Icon icon={CalendarDays} size={17} className={icon} />
          {dayRange(first, last ?? first, locale, 'year')}
        </span>
      )}
      {place && (
        <span>
          <Icon icon={MapPin} size={17} className={icon} />
          {away === null ? place.city : t('away', { city: place.city, distance: away })}
        </span>
      )}
      {sayGroup && group && (
        <span className="wrap-anywhere">
          <Icon icon={Users} size={17} className={icon} />
          {group.name}
        </span>
      )}
    </p>
  );
}

export function State({ one, sayPublic = true }: Readonly<{ one: Shown; sayPublic?: boolean }>) {
  const { t } = useTranslation('wanted');
  if (one.hidden) return <Tag tone="rose">{t('state.hidden')}</Tag>;
  if (one.solved_at !== null) return <Tag tone="free">{t('state.solved')}</Tag>;
  if (one.over) return <Tag tone="grey">{t('state.over')}</Tag>;
  return sayPublic && one.group && one.public ? <Tag>{t('state.public')}</Tag> : null;
}
