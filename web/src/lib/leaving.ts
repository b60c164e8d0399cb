let meant = false;

/** The product itself leads away, as signing out in another tab does: nobody is to be asked about what is unsaved. */
export const leaveWithoutQuestion = (go: () => void): void => {
  meant = true;
  go();
};
export const leavesByItself = (): boolean => meant;

let ending: Promise<void> | null = null;

/**
 * Runs a call that ends the session on the server, such as deleting the account. Until it fails, other refused calls of
 * this page lead to no sign-in: the server may refuse them before its answer arrives, and the caller's page follows.
 */
export const whileSessionEnds = <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
  let release = (): void => {};
  ending = new Promise((resolve) => {
    release = () => {
      ending = null;
      resolve();
    };
  });
  const running = call();
  // The back button may restore this page from the browser's memory.
  running.then(() => addEventListener('pageshow', release, { once: true }), release);
  return running;
};
export const sessionEnds = (): boolean => ending !== null;
/** Resolves at once, or when the call that should end the session has failed. */
export const sessionStays = async (): Promise<void> => {
  await ending;
};
