import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import { Button } from '../../../ui/Button.js';
import { IconButton } from '../../../ui/IconButton.js';
import { BulkProgress } from './BulkProgress.js';
import { keptUndo, useKeptUndo } from './kept-undo.js';
import { useBulk } from './use-bulk.js';
import type { Selection } from './use-selection.js';

/** Offers to undo the last change of many offers for some minutes, also after a reload and in other tabs. */
export function BulkUndo({ selection }: Readonly<{ selection: Selection }>) {
  const { t } = useTranslation('offerTable');
  const bulk = useBulk(selection);
  const kept = useKeptUndo();
  const count = kept?.steps.length ?? 0;
  return (
    <>
      {kept && bulk.state.stage === 'idle' && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-tint-2 px-4 py-2">
          <p className="min-w-0 flex-1">{t(`bulk.did.${kept.kind}`, { count, shown: number(count) })}</p>
          <Button variant="ghost" small onClick={() => void bulk.undo(kept.steps)}>
            {t('bulk.undo')}
          </Button>
          <IconButton icon={X} label={t('bulk.keep')} onClick={keptUndo.forget} />
        </div>
      )}
      <BulkProgress bulk={bulk} onClose={bulk.forget} />
    </>
  );
}
