let meant = false;

/** Navigates without the prompt about unsaved changes, as when another tab signs out. */
export const leaveWithoutQuestion = (go: () => void): void => {
  meant = true;
  go();
};
export const leavesByItself = (): boolean => meant;

let ending: Promise<void> | null = null;

/**
 * Runs a call that ends the session on the server, such as account deletion. Until it fails, other rejected calls do
 * not lead to sign-in: the server may reject them before this call's response arrives and the caller navigates.
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
  // Release on `pageshow` too, because the back button may restore this page from the back/forward cache.
  running.then(() => addEventListener('pageshow', release, { once: true }), release);
  return running;
};
export const sessionEnds = (): boolean => ending !== null;
/** Resolves at once, or when the call that should end the session has failed. */
export const sessionStays = async (): Promise<void> => {
  await ending;
};
