import Star from 'lucide-react/icons/star';
import { useTranslation } from 'react-i18next';
import { exactNumber, number } from '../i18n/format.js';
import { Icon } from './Icon.js';

export function Stars({
  average,
  count,
  showCount = true,
}: Readonly<{ average: number | null; count: number; showCount?: boolean }>) {
  const { t } = useTranslation();
  if (average === null || count === 0) return null;
  return (
    <span className="text-small whitespace-nowrap">
      <Icon icon={Star} size={15} className="mr-1 fill-teal text-teal align-[-2px]" />
      <span className="sr-only">{t('ui.stars', { stars: exactNumber(average, 1), count })}</span>
      <span aria-hidden>
        {exactNumber(average, 1)}
        {showCount && <span className="text-muted"> ({number(count)})</span>}
      </span>
    </span>
  );
}
