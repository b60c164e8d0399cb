import { errorText } from '../../../lib/error-text.js';
import { Button } from '../../../ui/Button.js';
import { useWords } from '../use-words.js';

/** Why it did not happen, beside the button that was pressed. */
export function Refusal({ error }: Readonly<{ error: Error | null }>) {
  const { common } = useWords();
  return error && <p role="alert" className="mt-4 rounded-sm bg-rose px-4 py-3 font-semibold text-rose-ink">{errorText(common, error)}</p>;
}

/** The way out first, then the button that says what happens. */
export function DialogButtons({ action, onClose, onAct, busy, danger = false }: Readonly<{ action: string; onClose: () => void; onAct: () => void; busy: boolean; danger?: boolean }>) {
  const { t } = useWords();
  return (
    <>
      <Button variant="quiet" onClick={onClose}>{t('dialog.keep')}</Button>
      <Button onClick={onAct} busy={busy} variant={danger ? 'alarm' : 'primary'}>{action}</Button>
    </>
  );
}
