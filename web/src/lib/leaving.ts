let meant = false;

/** The product itself leads away, as signing out in another tab does: nobody is to be asked about what is unsaved. */
export const leaveWithoutQuestion = (go: () => void): void => {
  meant = true;
  go();
};
export const leavesByItself = (): boolean => meant;
