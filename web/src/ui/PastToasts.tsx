import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts as pageToasts, type createToasts, type Toast } from './toasts.js';

const none: readonly Toast[] = [];

export function PastToasts({
  toasts = pageToasts,
  className,
}: Readonly<{ toasts?: ReturnType<typeof createToasts>; className?: string }>) {
  const { t } = useTranslation();
  const past = useSyncExternalStore(toasts.subscribe, toasts.past, () => none);
  if (past.length === 0) return null;
  return (
    <details className={className}>
      <summary className="w-fit cursor-pointer py-[5px] underline underline-offset-2">{t('ui.pastNotes')}</summary>
      <ul className="m-0 list-none p-0">
        {past.map(({ id, title, text }) => (
          <li key={id} className="py-1 wrap-anywhere">
            {title && <b>{title} </b>}
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
