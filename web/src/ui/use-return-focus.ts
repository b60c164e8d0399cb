import { useLayoutEffect } from 'react';

/**
 * Restores the previous focus when `open` ends, for dialogs that unmount. If the previously focused element no longer
 * exists, focuses the element with the id `otherwise`.
 */
export const useReturnFocus = (open: boolean, otherwise?: string): void => {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    return () => {
      // Wait until the dialog is unmounted, because no element outside can take the focus before.
      setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
        else if (otherwise) document.getElementById(otherwise)?.focus();
      });
    };
  }, [open, otherwise]);
};
