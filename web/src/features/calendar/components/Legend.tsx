import { Icon } from '../../../ui/Icon.js';
import type { Kind } from '../model.js';
import { useWords } from '../words.js';
import { entryIcon, entryLook } from './entry-look.js';

export function Legend({ kinds }: Readonly<{ kinds: readonly Kind[] }>) {
  const { t } = useWords();
  return (
    <ul aria-label={t('legend')} className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-small text-muted">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span aria-hidden className={`grid size-6 place-items-center rounded-[7px] ${entryLook[kind]}`}>
            <Icon icon={entryIcon[kind]} size={14} />
          </span>
          {t(`kind.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
