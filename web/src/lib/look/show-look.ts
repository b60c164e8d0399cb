/**
 * Gives the page the look that was chosen on this device. Runs in the page's head before anything is drawn and travels
 * there as text, so it uses nothing from outside; without a choice the styles follow the device by themselves.
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
    /* A device that keeps nothing: its own look. */
  }
  // Other tabs follow; a null key means that everything was forgotten.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'look' || key === null) show(newValue);
  });
}
