import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.js';
import { Dialog } from './Dialog.js';

type Props = Readonly<{
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children?: ReactNode;
  action: string;
  cancel?: string;
  busy?: boolean;
  danger?: boolean;
  backCloses?: boolean;
}>;

/** Confirmation of an irreversible action. The safe choice comes first in the tab order. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  action,
  cancel,
  busy = false,
  danger = true,
  backCloses = true,
}: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      backCloses={backCloses}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancel ?? t('ui.cancel')}
          </Button>
          <Button onClick={onConfirm} busy={busy} {...(danger ? { className: 'bg-alarm! hover:bg-rose-ink!' } : {})}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
