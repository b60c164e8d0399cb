import type { RequestShape, TimelineEntry } from '@lendring/contracts/http/request.js';
import Check from 'lucide-react/icons/check';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Hourglass from 'lucide-react/icons/hourglass';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Trash from 'lucide-react/icons/trash-2';
import PackageOpen from 'lucide-react/icons/package-open';
import PackageCheck from 'lucide-react/icons/package-check';
import Send from 'lucide-react/icons/send';
import Star from 'lucide-react/icons/star';
import Replace from 'lucide-react/icons/replace';
import Undo from 'lucide-react/icons/undo-2';
import { clock } from '../../../i18n/format.js';
import { spanText } from '../../../parts/offers/period-text.js';
import { Icon } from '../../../ui/Icon.js';
import { authorName, periodInSentence, useWords } from '../words.js';

type Type = Exclude<TimelineEntry['type'], 'message'>;
const icons = {
  asked: Send,
  accepted: Check,
  agreed: CircleCheck,
  declined: CircleX,
  withdrawn: Undo,
  cancelled: CircleX,
  expired: Hourglass,
  handed_back: PackageOpen,
  completed: PackageCheck,
  recorded_out: ClipboardList,
  recorded_back: ClipboardList,
  record_confirmed: Check,
  record_disputed: CircleX,
  period_proposed: CalendarClock,
  period_changed: CalendarCheck,
  period_declined: CalendarX,
  period_taken_back: Undo,
  rated: Star,
  taken_over: Replace,
  days_taken: CalendarX,
  days_freed: CalendarCheck,
  offer_locked: Lock,
  offer_back: LockOpen,
  offer_gone: Trash,
} as const satisfies Record<Type, unknown>;

const impersonal = [
  'agreed',
  'expired',
  'days_taken',
  'days_freed',
  'offer_locked',
  'offer_back',
  'offer_gone',
] as const satisfies readonly Type[];
type Impersonal = (typeof impersonal)[number];
type Personal = Exclude<Type, Impersonal>;
const isImpersonal = (type: Type): type is Impersonal => impersonal.includes(type as Impersonal);

/** Texts of these entries are notes, not reasons. */
const isRecord = (type: Type): boolean => type.startsWith('record');

/** The vendor accepts, the creator confirms; declining after accepting revokes the acceptance. */
const actOf = ({ accepted }: RequestShape, { side }: TimelineEntry, type: Personal) => {
  if (type === 'accepted' && side === 'creator') return 'confirmed';
  return type === 'declined' && accepted.vendor ? 'revoked' : type;
};

export function Milestone({
  request,
  entry,
  type,
}: Readonly<{ request: RequestShape; entry: TimelineEntry; type: Type }>) {
  const words = useWords();
  const { t, locale } = words;
  const facts = {
    name: authorName(t, request, entry),
    period: periodInSentence(words, entry.period ?? request.period).period,
    days: spanText(words, entry.period ?? request.period),
  };
  const who = entry.side === request.side && !entry.person ? 'Self' : 'Other';
  const text =
    type === 'declined' && entry.side === null
      ? t('timeline.declinedGone')
      : isImpersonal(type)
        ? t(`timeline.${type}`)
        : t(`timeline.${actOf(request, entry, type)}${who}`, facts);
  return (
    <div className="mx-auto max-w-[560px] text-center text-small text-muted">
      <p className="wrap-anywhere">
        <Icon icon={icons[type]} size={17} className="mr-1.5 align-[-3px]" />
        {text} · <time dateTime={entry.at}>{clock(entry.at, locale, request.period.zone)}</time>
      </p>
      {entry.text && (
        <p className="mt-1 whitespace-pre-wrap wrap-anywhere text-ink">
          {isRecord(type) ? entry.text : t('reason', { text: entry.text })}
        </p>
      )}
    </div>
  );
}
