/** What white text on a colour needs, and that colour as text on white: WCAG 2.2, level AA. */
export const ENOUGH_CONTRAST = 4.5;

/** The share of light of one channel, as WCAG 2.2 defines relative luminance. */
const light = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/**
 * The contrast of a colour with white, from 1 (white) to 21 (black), rounded down to two places: what is shown never
 * promises more than there is.
 * @param hex such as `#007a7e`
 */
export const contrastWithWhite = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => light(Number.parseInt(hex.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ];
  return Math.floor((1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)) * 100) / 100;
};
