export type PictureProblem = 'picture_broken' | 'picture_too_big' | 'picture_type';

/** What somebody sent is no picture we take; `code` says why. */
export class PictureRefused extends Error {
  constructor(readonly code: PictureProblem) {
    super(`Picture refused: ${code}`);
  }
}

export type StoredPicture = Readonly<{ width: number; height: number }>;

/**
 * Pictures in the widths that pages need. The server looks at every file again whatever the browser did: type, size and
 * number of pixels; metadata (places, cameras) is left behind.
 */
export interface Pictures {
  /** Largest file taken, in bytes. */
  readonly maxBytes: number;
  /**
   * Turns a file into WebP variants under `image/<imageId>/<width>` (128, 320, 640, 1200; never enlarged, longest side at
   * most 1200, spec §5). Doing it again with the same id replaces them. Answers the size of the largest.
   * @throws PictureRefused
   */
  store(imageId: string, file: Uint8Array): Promise<StoredPicture>;
}

export const pictureKey = (imageId: string, width: number): string => `image/${imageId}/${width}`;
