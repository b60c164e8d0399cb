import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.js';
import { Icon } from './Icon.js';
import { IconButton } from './IconButton.js';
import { toasts as pageToasts, type createToasts, type Toast } from './toasts.js';

const looks = {
  success: { icon: Check, look: 'bg-leaf text-leaf-ink' },
  error: { icon: CircleAlert, look: 'bg-rose text-rose-ink' },
  info: { icon: Info, look: 'bg-tint text-teal-deep' },
} as const;
const none: readonly Toast[] = [];

/**
 * The page's only live region; at most 350 px wide (spec §9). Above the bars and main buttons at the bottom, so that it
 * covers neither them nor the heading of a page. On the left of a wide page, because price and next step are on the
 * right and do not scroll away.
 */
export function ToastRegion({ toasts = pageToasts }: Readonly<{ toasts?: ReturnType<typeof createToasts> }>) {
  const { t } = useTranslation();
  const list = useSyncExternalStore(toasts.subscribe, toasts.get, () => none);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at a note only stops its clock; nothing is operated here
    <div
      role="region"
      aria-label={t('ui.notes')}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--foot)+6rem)] z-50 md:bottom-24 flex flex-col items-end gap-2 md:items-start print:hidden"
      onMouseEnter={toasts.pause}
      onMouseLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      <div aria-live="polite" aria-atomic="false" className="contents">
        {list.map((toast) => (
          <div
            key={toast.id}
            role={toast.kind === 'error' ? 'alert' : undefined}
            className={cx(
              'pointer-events-auto flex w-full max-w-[350px] items-center gap-3 rounded-md py-1.5 pr-1 pl-4 shadow-lift',
              looks[toast.kind].look,
            )}
          >
            <Icon icon={looks[toast.kind].icon} />
            <div className="flex-1 py-1.5">
              {toast.title && <p className="font-bold">{toast.title}</p>}
              <p>{toast.text}</p>
            </div>
            <IconButton
              icon={X}
              label={t('ui.dismiss')}
              size={16}
              onClick={() => toasts.dismiss(toast.id)}
              className="text-inherit hover:bg-paper"
            />
          </div>
        ))}
      </div>
    </div>
  );
}
