/** True in an installed app without browser UI. Browser only. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
