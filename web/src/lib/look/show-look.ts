/**
 * Applies the stored theme. Runs in the head before the first paint, inlined as text, so it must not reference anything
 * outside. Without a stored theme, the styles follow the device.
 */
export function showLook(): void {
  const root = document.documentElement;
  const show = (look: string | null) => {
    if (look === 'light' || look === 'dark') root.dataset['look'] = look;
    else delete root.dataset['look'];
  };
  try {
    show(localStorage.getItem('look'));
  } catch {
    /* Without storage, use the device's theme. */
  }
  // Follow other tabs; a null key means that the storage was cleared.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'look' || key === null) show(newValue);
  });
}
