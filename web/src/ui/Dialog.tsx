import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.js';
import { IconButton } from './IconButton.js';
import { useModal, type ModalOptions } from './use-modal.js';

type Props = ModalOptions &
  Readonly<{
    title: string;
    hideTitle?: boolean;
    children: ReactNode;
    footer?: ReactNode;
    /**
     * `sheet`: from the bottom on phones; `days`, `wide`: the same with room for two months or for columns on larger
     * screens; `side`: full height at the left; `full`: full screen.
     */
    shape?: 'box' | 'sheet' | 'days' | 'wide' | 'side' | 'full';
  }>;

const shapes = {
  box: 'rounded-lg w-[min(540px,calc(100vw-32px))] max-h-[calc(100dvh-48px)]',
  sheet:
    'w-full max-w-none max-h-[90dvh] mb-0 rounded-t-lg md:mb-auto md:rounded-lg md:w-[min(540px,calc(100vw-32px))]',
  days: 'w-full max-w-none max-h-[92dvh] mb-0 rounded-t-lg md:mb-auto md:rounded-lg md:w-[min(720px,calc(100vw-32px))]',
  wide: 'w-full max-w-none max-h-[90dvh] mb-0 rounded-t-lg md:mb-auto md:rounded-lg md:w-[min(940px,calc(100vw-32px))]',
  side: 'm-0 h-dvh max-h-none w-[min(320px,88vw)]',
  full: 'm-0 h-dvh max-h-none w-screen max-w-none',
};

export function Dialog({ title, hideTitle, children, footer, shape = 'box', ...modal }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <dialog
      {...useModal(modal)}
      aria-labelledby={id}
      className={cx('overflow-hidden shadow-lift open:flex open:flex-col', shapes[shape])}
    >
      <div
        className={cx(
          'flex shrink-0 items-center justify-between gap-4 pt-4 pr-3 pl-6 max-sm:pl-4',
          hideTitle ? 'pb-0' : 'pb-2',
        )}
      >
        <h2 id={id} tabIndex={-1} className={hideTitle ? 'sr-only' : 'text-h3'}>
          {title}
        </h2>
        <IconButton icon={X} label={t('ui.close')} onClick={modal.onClose} className="ml-auto" />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6 max-sm:px-4">{modal.open && children}</div>
      {footer && (
        <div className="flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line px-6 py-4 max-sm:px-4">
          {footer}
        </div>
      )}
    </dialog>
  );
}
