export const bannerId = 'banner';

/** A banner as a page brings it: its words and look, and for how many milliseconds it holds from then on. */
export type ShownBanner = Readonly<{ text: string; look: string; left: number }>;

/** The banner that the server has drawn on this page: the page itself carries it, so that no script has to. */
export const bannerOfPage = (): ShownBanner | null => {
  const shown = document.getElementById(bannerId);
  return shown && { text: shown.textContent, look: shown.className, left: Number(shown.dataset['left']) };
};
