const key = 'session';

/** What is shown of somebody before the server has said who is there. */
export type Look = Readonly<{ nickname: string | null; color: string | null; image_thumb: string | null }>;
type Mark = Readonly<{ id: string; in: boolean; look?: Look | undefined }>;

/**
 * A script for pages from the server, which know nobody: before anything is drawn it marks the document with `data-known`
 * where somebody was signed in last and has not signed out.
 */
export const knownScript = `try{const mark=JSON.parse(localStorage.getItem(${JSON.stringify(key)}));if(mark.in&&mark.look)document.documentElement.dataset.known=''}catch{}`;

export type SessionMark = Readonly<{
  /** Another one after each sign-in and sign-out in this browser; '' where nobody ever signed in. */
  id: () => string;
  /** Whoever was signed in here last and has not signed out. */
  look: () => Look | null;
  /** What the server said of this browser. Those who were never signed in leave nothing on the device. */
  keep: (signedIn: boolean) => void;
  keepLook: (look: Look) => void;
  /** Tells of what other tabs kept. */
  subscribe: (listener: () => void) => () => void;
}>;

/**
 * What the tabs of one browser tell each other about the session: a tab that was asleep sees by the mark that what it
 * knows is old. It lets nobody in; the server alone knows who is there.
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
      /* A full or closed storage: each tab finds out by itself. */
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
