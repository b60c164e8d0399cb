import type { RequestShape } from '@lendring/contracts/http/request.js';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.js';
import { WaitsForConnection } from '../../../ui/WaitsForConnection.js';
import { type RequestActionOf, useScene } from '../use-request-action.js';
import { useWords } from '../words.js';

/** Current state of a request that has changed while the dialog was open; replaces the dialog's question. */
export const useMovedOn = (
  request: RequestShape,
  possible: boolean,
  { busy }: Pick<RequestActionOf, 'busy'>,
): Readonly<{ title: string; body: ReactNode }> | null => {
  const { title, line } = useScene(request);
  return possible || busy ? null : { title, body: <p role="status">{line}</p> };
};

export function Refusal({ of: action }: Readonly<{ of: Pick<RequestActionOf, 'problem' | 'waiting'> }>) {
  if (action.waiting) return <WaitsForConnection className="mt-4" />;
  return (
    action.problem && (
      <p role="alert" className="mt-4 rounded-sm bg-rose px-4 py-3 font-semibold text-rose-ink">
        {action.problem}
      </p>
    )
  );
}

type Props = Readonly<{
  action: string;
  /** False if the other side acted first; then only the cancel button remains. */
  possible: boolean;
  onClose: () => void;
  onAct: () => void;
  busy: boolean;
  danger?: boolean;
  disabled?: boolean;
}>;

export function DialogButtons({ action, possible, onClose, onAct, busy, danger = false, disabled = false }: Props) {
  const { t } = useWords();
  if (!possible && !busy) return <Button onClick={onClose}>{t('dialog.back')}</Button>;
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t('dialog.keep')}
      </Button>
      <Button onClick={onAct} busy={busy} disabled={disabled} variant={danger ? 'alarm' : 'primary'}>
        {action}
      </Button>
    </>
  );
}
