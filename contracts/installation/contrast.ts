/** Minimum contrast of text and background according to WCAG 2.2, level AA. */
export const ENOUGH_CONTRAST = 4.5;

/** Returns the linear value of one colour channel, for the relative luminance of WCAG 2.2. */
const light = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/**
 * Returns the contrast with white, from 1 (white) to 21 (black). Rounded down to two decimals, so that the displayed
 * value never overstates the contrast. @param hex colour such as `#007a7e`
 */
export const contrastWithWhite = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => light(Number.parseInt(hex.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ];
  return Math.floor((1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)) * 100) / 100;
};
