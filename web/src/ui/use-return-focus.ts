import { useLayoutEffect } from 'react';

/**
 * For dialogs that are taken away as a whole: when `open` ends, the focus goes back to what had it before, or to the
 * element with the id `otherwise` when that is gone.
 */
export const useReturnFocus = (open: boolean, otherwise?: string): void => {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    return () => {
      // After the dialog has left the page: while it is there, nothing outside takes the focus.
      setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
        else if (otherwise) document.getElementById(otherwise)?.focus();
      });
    };
  }, [open, otherwise]);
};
