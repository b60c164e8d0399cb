const key = 'session';

export type Look = Readonly<{ nickname: string | null; color: string | null; image_thumb: string | null }>;
type Mark = Readonly<{ id: string; in: boolean; look?: Look | undefined }>;

/**
 * Inline script for server-rendered pages, which are anonymous: sets `data-known` on the document before the first
 * paint if a user was last signed in and has not signed out.
 */
export const knownScript = `try{const mark=JSON.parse(localStorage.getItem(${JSON.stringify(key)}));if(mark.in&&mark.look)document.documentElement.dataset.known=''}catch{}`;

export type SessionMark = Readonly<{
  /** Changes with each sign-in and sign-out in this browser; '' if there was none. */
  id: () => string;
  look: () => Look | null;
  /** Records the server's answer. Visitors who never signed in leave no data on the device. */
  keep: (signedIn: boolean) => void;
  keepLook: (look: Look) => void;
  subscribe: (listener: () => void) => () => void;
}>;

/**
 * Shares the session's state between tabs, so that a tab that was frozen notices that its state is stale. Grants no
 * access: only the server knows the session.
 */
export const createSessionMark = (storage: Storage | null): SessionMark => {
  const parse = (text: string | null): Mark | null => {
    try {
      const value = JSON.parse(text ?? 'null') as Partial<Mark> | null;
      return typeof value?.id === 'string' && typeof value.in === 'boolean'
        ? { id: value.id, in: value.in, look: value.look }
        : null;
    } catch {
      return null;
    }
  };
  const read = (): Mark | null => {
    try {
      return parse(storage?.getItem(key) ?? null);
    } catch {
      return null;
    }
  };
  const write = (mark: Mark): void => {
    try {
      storage?.setItem(key, JSON.stringify(mark));
    } catch {
      /* Storage is full or blocked: each tab detects the session's state by itself. */
    }
  };
  return {
    id: () => read()?.id ?? '',
    look: () => {
      const mark = read();
      return mark?.in ? (mark.look ?? null) : null;
    },
    keep: (signedIn) => {
      const mark = read();
      if (signedIn === (mark?.in ?? false)) return;
      write({ id: crypto.randomUUID(), in: signedIn });
    },
    keepLook: ({ nickname, color, image_thumb }) => {
      const mark = read();
      if (mark?.in) write({ ...mark, look: { nickname, color, image_thumb } });
    },
    subscribe: (listener) => {
      const heard = (event: StorageEvent) => {
        if (event.key === key && parse(event.newValue)?.id !== parse(event.oldValue)?.id) listener();
      };
      addEventListener('storage', heard);
      return () => removeEventListener('storage', heard);
    },
  };
};
