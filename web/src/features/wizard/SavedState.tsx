import Cloud from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.js';
import type { Saver } from './saver.js';

const icons = { saved: Cloud, unsaved: CloudUpload, saving: CloudUpload, failed: CloudOff } as const;

export function SavedState({ saver, begun }: Readonly<{ saver: Saver; begun: boolean }>) {
  const { t } = useTranslation('wizard');
  const state = useSyncExternalStore(saver.subscribe, saver.get);
  if (!begun && state === 'saved') return null;
  if (state === 'failed') {
    return (
      <span className="flex items-center gap-2 text-small text-rose-ink">
        <Icon icon={CloudOff} />
        <span role="status" className="max-md:sr-only">
          {t('saved.failed')}
        </span>
        <button
          type="button"
          onClick={() =>
            void saver.flush().catch(() => {
              /* The save status shows the error. */
            })
          }
          className="min-h-9 border-0 bg-transparent px-1 font-bold text-rose-ink underline"
        >
          {t('saved.retry')}
        </button>
      </span>
    );
  }
  return (
    <span className="flex items-center gap-2 text-small text-muted">
      <Icon icon={icons[state]} />
      <span role="status" className="max-md:sr-only">
        {t(state === 'saved' ? 'saved.saved' : 'saved.saving')}
      </span>
    </span>
  );
}
