/** How pages look: as the device does, or always the one way. */
export const looks = ['system', 'light', 'dark'] as const;
export type Look = (typeof looks)[number];

const key = 'look';

/** What was chosen on this device. */
export const readLook = (): Look => {
  try {
    return looks.find((look) => look === localStorage.getItem(key)) ?? 'system';
  } catch {
    return 'system';
  }
};

/**
 * Shows the page in this look at once, and every page from now on where the device keeps that; `show-look.ts` is the
 * reader.
 */
export const chooseLook = (look: Look): void => {
  const root = document.documentElement;
  if (look === 'system') delete root.dataset['look'];
  else root.dataset['look'] = look;
  try {
    if (look === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, look);
  } catch {
    /* It holds for this page. */
  }
};
