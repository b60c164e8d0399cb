import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.js';

export function RemovableChip({
  children,
  name,
  onRemove,
}: Readonly<{ children: ReactNode; name: string; onRemove: () => void }>) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex min-h-[34px] max-w-full items-center gap-1 rounded-full bg-tint pl-3 text-small font-semibold text-teal-deep whitespace-nowrap">
      <span className="min-w-0 truncate">{children}</span>
      <button
        type="button"
        aria-label={t('ui.remove', { name })}
        onClick={onRemove}
        className="grid size-[34px] shrink-0 place-items-center rounded-full border-0 bg-transparent text-teal-deep hover:bg-paper"
      >
        <Icon icon={X} size={16} />
      </button>
    </span>
  );
}
