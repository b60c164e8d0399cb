import { useLayoutEffect } from 'react';

/**
 * For dialogs that unmount: when `open` ends, restores the previous focus, or focuses the element with the id
 * `otherwise` if that is gone.
 */
export const useReturnFocus = (open: boolean, otherwise?: string): void => {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    return () => {
      // Wait until the dialog is unmounted: before, nothing outside can take the focus.
      setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
        else if (otherwise) document.getElementById(otherwise)?.focus();
      });
    };
  }, [open, otherwise]);
};
