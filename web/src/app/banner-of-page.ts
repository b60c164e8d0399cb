export const bannerId = 'banner';

export type ShownBanner = Readonly<{ text: string; look: string; left: number }>;

/** Reads the banner from the server-rendered page, which keeps it out of the scripts. */
export const bannerOfPage = (): ShownBanner | null => {
  const shown = document.getElementById(bannerId);
  return shown && { text: shown.textContent, look: shown.className, left: Number(shown.dataset['left']) };
};
