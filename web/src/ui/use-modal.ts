import { useRouter, type RouterHistory } from '@tanstack/react-router';
import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { createOverlayHistory } from './overlay-history.js';

const made = new WeakMap<RouterHistory, ReturnType<typeof createOverlayHistory>>();
const overlaysOf = (history: RouterHistory) => {
  const known = made.get(history) ?? createOverlayHistory(history);
  made.set(history, known);
  return known;
};

/** The second press of a double one comes this soon after the first has opened something, milliseconds. */
export const doublePress = 400;

const field = 'input:not([type=hidden]):not([disabled]), select:not([disabled]), textarea:not([disabled])';

export type ModalOptions = Readonly<{
  open: boolean;
  onClose: () => void;
  /** What it shows would be lost: a press beside it does not close it. */ deliberate?: boolean;
  /** Where the focus goes when it opens: the heading (an `h2` with `tabIndex={-1}`), or the first field of those that only ask. */ focus?:
    | 'heading'
    | 'field';
  /** Back closes it and stays on the page. Off for a question about leaving the page itself. */ backCloses?: boolean;
}>;

type Modal = Readonly<{
  ref: RefObject<HTMLDialogElement | null>;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLDialogElement>) => void;
}>;

/**
 * The browser's own modal `<dialog>`: spread what it answers. It keeps the focus inside and gives it back; Escape, the
 * browser's back and a press beside it close it, the second press of a double one does nothing.
 */
export const useModal = ({
  open,
  onClose,
  deliberate = false,
  focus = 'heading',
  backCloses = true,
}: ModalOptions): Modal => {
  const ref = useRef<HTMLDialogElement>(null);
  const opened = useRef(0);
  const close = useRef(onClose);
  const { history } = useRouter();
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || element.open === open) return;
    if (!open) {
      element.close();
      return;
    }
    element.showModal();
    opened.current = performance.now();
    const first =
      (focus === 'field' ? element.querySelector<HTMLElement>(field) : null) ??
      element.querySelector<HTMLElement>('h2[tabindex]');
    first?.focus({ preventScroll: true });
  }, [open, focus]);
  useEffect(
    () => (open && backCloses ? overlaysOf(history).add(() => close.current()) : undefined),
    [open, backCloses, history],
  );
  const justOpened = ({ timeStamp }: SyntheticEvent) => timeStamp - opened.current < doublePress;
  return {
    ref,
    // React lets both events of a dialog inside this one come up to here.
    onClose: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
    onCancel: (event) => {
      if (event.target === event.currentTarget) {
        event.preventDefault();
        onClose();
      }
    },
    onMouseDown: (event) => {
      if (!deliberate && event.target === event.currentTarget && !justOpened(event)) onClose();
    },
    onClickCapture: (event) => {
      if (event.detail > 1 && justOpened(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
  };
};
