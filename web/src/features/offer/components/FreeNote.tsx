import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Icon } from '../../../ui/Icon.js';
import { periodText } from './period-text.js';
import type { RequestChoice } from './use-request-choice.js';

export function FreeNote({ request: { offered, pricing, calendar } }: Readonly<{ request: RequestChoice }>) {
  const t = useAnyText();
  const locale = useLocale();
  if (offered.state !== 'ready' || !pricing) return null;
  return (
    <span className="font-bold text-leaf-ink">
      <Icon icon={CalendarCheck} size={18} className="mr-1.5 align-[-4px]" />
      {t('offer:free', {
        days: periodText(t, locale, offered.wish, { rent: pricing.renttype_id, zone: calendar.zone }),
      })}
    </span>
  );
}
