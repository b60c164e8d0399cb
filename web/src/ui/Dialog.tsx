import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.js';
import { IconButton } from './IconButton.js';

type Props = Readonly<{
  open: boolean; onClose: () => void; title: string; hideTitle?: boolean; children: ReactNode; footer?: ReactNode;
  /** `sheet`: from below on phones; `side`: full height at the left; `full`: the whole screen. */
  shape?: 'box' | 'sheet' | 'side' | 'full';
  /** What it shows would be lost: a press beside it does not close it. */
  deliberate?: boolean;
}>;

const shapes = {
  box: 'rounded-lg w-[min(540px,calc(100vw-32px))] max-h-[calc(100dvh-48px)]',
  sheet: 'w-full max-w-none max-h-[90dvh] mb-0 rounded-t-lg md:mb-auto md:rounded-lg md:w-[min(540px,calc(100vw-32px))]',
  side: 'm-0 h-dvh max-h-none w-[min(320px,88vw)]',
  full: 'm-0 h-dvh max-h-none w-screen max-w-none',
};

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, hideTitle, children, footer, shape = 'box', deliberate = false }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop closes; Escape and the close button do the same for keyboards
    <dialog
      ref={dialog} aria-labelledby={id}
      // React lets both events of a dialog inside this one come up to here.
      onClose={(event) => { if (event.target === event.currentTarget) onClose(); }}
      onCancel={(event) => { if (event.target === event.currentTarget) { event.preventDefault(); onClose(); } }}
      onMouseDown={(event) => { if (!deliberate && event.target === event.currentTarget) onClose(); }}
      className={cx('overflow-hidden shadow-lift open:flex open:flex-col', shapes[shape])}
    >
      <div className={cx('flex shrink-0 items-center justify-between gap-4 pt-4 pr-3 pl-6', hideTitle ? 'pb-0' : 'pb-2')}>
        <h2 id={id} className={hideTitle ? 'sr-only' : 'text-[25px]'}>{title}</h2>
        <IconButton icon={X} label={t('ui.close')} onClick={onClose} className="ml-auto" />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6">{open && children}</div>
      {footer && <div className="flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line px-6 py-4">{footer}</div>}
    </dialog>
  );
}
