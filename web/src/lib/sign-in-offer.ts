/** Whether the page offers a new sign-in, in a store of its own: calls outside of React find out that one is needed. */
const createSignInOffer = () => {
  let open = false;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    if (open === next) return;
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => open,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    open: () => set(true),
    close: () => set(false),
  };
};

/** The page's one offer. */
export const signInOffer = createSignInOffer();
