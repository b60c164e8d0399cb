import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Icon } from '../../../ui/Icon.js';
import type { RequestChoice } from './use-request.js';
import { periodText } from './request-words.js';

export function FreeNote({ request: { offered, pricing, calendar, free } }: Readonly<{ request: RequestChoice }>) {
  const t = useAnyText();
  const locale = useLocale();
  if (offered.state !== 'ready' || !pricing) return null;
  return (
    <span className="font-bold text-leaf-ink">
      <Icon icon={CalendarCheck} size={18} className="mr-1.5 align-[-4px]" />
      {t(calendar.quantity === 1 ? 'offer:free' : 'offer:count.freeOn', {
        days: periodText(t, locale, offered.wish, { rent: pricing.renttype_id, zone: calendar.zone }),
        count: free ?? 0,
      })}
    </span>
  );
}
