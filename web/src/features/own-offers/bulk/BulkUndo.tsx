import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import { Button } from '../../../ui/Button.js';
import { IconButton } from '../../../ui/IconButton.js';
import { BulkProgress } from './BulkProgress.js';
import { type KeptUndo, keptUndo, useKeptUndo } from './kept-undo.js';
import { isBulkRunning } from './running-bulk.js';
import { useBulk } from './use-bulk.js';
import type { Selection } from './use-selection.js';

/** Whether a change has ended, or its tab has; null until that is known. */
const useIsOver = (kept: KeptUndo | null): boolean => {
  const [over, setOver] = useState<KeptUndo | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void isBulkRunning().then((isRunning) => isCurrent && setOver(isRunning ? null : kept));
    return () => {
      isCurrent = false;
    };
  }, [kept]);
  return kept !== null && (!kept.open || over === kept);
};

/**
 * Offers to undo the last change of many offers for some minutes, also after a reload and in other tabs; and to continue
 * it if its tab ended before.
 */
export function BulkUndo({ selection }: Readonly<{ selection: Selection }>) {
  const { t } = useTranslation('offerTable');
  const bulk = useBulk(selection);
  const kept = useKeptUndo();
  const isOver = useIsOver(kept);
  const changed = kept?.open
    ? kept.open.noted.filter(({ pending, refused }) => !pending && !refused).length
    : (kept?.steps.length ?? 0);
  const left = (kept?.open?.targets.length ?? changed) - changed;
  return (
    <>
      {kept && isOver && bulk.state.stage === 'idle' && (
        <div className="relative mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-tint-2 py-2 pr-14 pl-4">
          <p className="min-w-0 flex-1 basis-60">
            {changed > 0 && t(`bulk.did.${kept.kind}`, { count: changed, shown: number(changed) })}{' '}
            {kept.open && t('bulk.interrupted', { count: left, shown: number(left) })}
          </p>
          {kept.open && left > 0 && (
            <Button small onClick={() => void bulk.resume(kept)}>
              {t('bulk.resume')}
            </Button>
          )}
          {kept.steps.length > 0 && (
            <Button variant="ghost" small onClick={() => void bulk.undo(kept.steps)}>
              {t('bulk.undo')}
            </Button>
          )}
          <div className="absolute top-1 right-1">
            <IconButton icon={X} label={t('bulk.keep')} onClick={keptUndo.forget} />
          </div>
        </div>
      )}
      <BulkProgress bulk={bulk} onClose={bulk.forget} />
    </>
  );
}
