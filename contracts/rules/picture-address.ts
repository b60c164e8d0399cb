/** Path of a stored picture on the website, in one of the widths in which pictures are stored. */
export const picturePath = (imageId: string, width: 128 | 320 | 640 | 1200): string =>
  `/media/${imageId}/${width}.webp`;

/** Id of the stored picture that an address opens, on whichever website; null for other addresses. */
export const imageIdIn = (address: string): string | null =>
  /^https?:\/\/[^/?#]+\/media\/([0-9a-f-]{36})\/\d{3,4}\.webp(?:$|[?#])/.exec(address)?.[1] ?? null;
