import { Icon } from '../../ui/Icon.js';
import { entryIcon, entryLook, overdueIcon, overdueLook, useWords } from './entries.js';
import type { Kind } from './model.js';

export function Legend({
  shown,
  closed,
  overdue = false,
}: Readonly<{ shown: readonly Kind[]; closed: boolean; overdue?: boolean }>) {
  const { t } = useWords();
  return (
    <ul aria-label={t('legend')} className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-small text-muted">
      {shown.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span aria-hidden className={`grid size-6 place-items-center rounded-[7px] ${entryLook[kind]}`}>
            <Icon icon={entryIcon[kind]} size={14} />
          </span>
          {t(`kind.${kind}`)}
        </li>
      ))}
      {overdue && (
        <li className="flex items-center gap-2">
          <span aria-hidden className={`grid size-6 place-items-center rounded-[7px] ${overdueLook}`}>
            <Icon icon={overdueIcon} size={14} />
          </span>
          {t('kind.overdue')}
        </li>
      )}
      {closed && (
        <li className="flex items-center gap-2">
          <span aria-hidden className="size-6 rounded-[7px] border border-line dotted" />
          {t('closed')}
        </li>
      )}
    </ul>
  );
}
