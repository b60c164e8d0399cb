export const looks = ['system', 'light', 'dark'] as const;
export type Look = (typeof looks)[number];

const key = 'look';

export const readLook = (): Look => {
  try {
    return looks.find((look) => look === localStorage.getItem(key)) ?? 'system';
  } catch {
    return 'system';
  }
};

export const chooseLook = (look: Look): void => {
  const root = document.documentElement;
  if (look === 'system') delete root.dataset['look'];
  else root.dataset['look'] = look;
  try {
    if (look === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, look);
  } catch {
    /* Storage is full or blocked: the theme applies to this page only. */
  }
};
