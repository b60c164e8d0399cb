import { useRouter, type RouterHistory } from '@tanstack/react-router';
import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { createOverlayHistory } from './overlay-history.js';

const made = new WeakMap<RouterHistory, ReturnType<typeof createOverlayHistory>>();
const overlaysOf = (history: RouterHistory) => {
  const known = made.get(history) ?? createOverlayHistory(history);
  made.set(history, known);
  return known;
};

/** Maximum interval of a double click in milliseconds. */
export const doublePress = 400;

const field = 'input:not([type=hidden]):not([disabled]), select:not([disabled]), textarea:not([disabled])';

export type ModalOptions = Readonly<{
  open: boolean;
  onClose: () => void;
  /** Outside clicks do not close the dialog, because its content would be lost. */
  deliberate?: boolean;
  /**
   * Initial focus: the heading (an `h2` with `tabIndex={-1}`), or the first field of a dialog that only asks for input.
   */ focus?: 'heading' | 'field';
  /** The back button closes the dialog. False for the prompt about leaving the page itself. */
  backCloses?: boolean;
}>;

type Modal = Readonly<{
  ref: RefObject<HTMLDialogElement | null>;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLDialogElement>) => void;
}>;

/**
 * Props for a native modal `<dialog>`, which traps and restores the focus. Escape, back and an outside click close it;
 * the second click of a double click is ignored.
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
    // Ignore events of a nested dialog, which bubble up in React.
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
