/** Lendring runs as an app from the home screen, without the browser's own bars. In the browser alone. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
