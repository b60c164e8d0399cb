export type PictureProblem = 'picture_broken' | 'picture_too_big' | 'picture_type';

/** What somebody sent is no picture we take; `code` says why. */
export class PictureRefused extends Error {
  constructor(readonly code: PictureProblem) {
    super(`Picture refused: ${code}`);
  }
}

/** `fingerprint`: 128 bits in hex of how it looks; null where it shows too little to tell it from others. */
export type StoredPicture = Readonly<{ width: number; height: number; fingerprint: string | null }>;

/** RGB, a byte each, line by line. */
export type Pixels = Readonly<{ data: Buffer; width: number; height: number }>;

/** What becomes of pictures once they are stored. Doing it again changes nothing, nor does what is not there. */
export interface StoredPictures {
  /** All variants are gone for ever. */
  remove(imageId: string): Promise<void>;
  /** The variants stay, but are not for the public: readers look at the mark under {@link hiddenKey}. */
  hide(imageId: string): Promise<void>;
  /** The same for what moderation has hidden: addresses that open hidden pictures do not open it. */
  bar(imageId: string): Promise<void>;
  /** Public again, whoever hid it: for who knows that nothing is against it. */
  show(imageId: string): Promise<void>;
}

/**
 * Pictures in the widths that pages need. The server looks at every file again whatever the browser did: type, size and
 * number of pixels; metadata (places, cameras) is left behind.
 */
export interface Pictures extends StoredPictures {
  /** Public again where its owner hid it; what moderation has hidden stays so. */
  unhide(imageId: string): Promise<void>;
  /** Largest file taken, in bytes. */
  readonly maxBytes: number;
  /**
   * Turns a file into WebP variants under `image/<imageId>/<width>` (128, 320, 640, 1200; never enlarged, longest side
   * at most 1200, spec §5). Doing it again with the same id replaces them. Answers the size of the largest.
   * @throws PictureRefused; TooMany when so many are at work that this one would wait too long
   */
  store(imageId: string, file: Uint8Array): Promise<StoredPicture>;
  /**
   * The same for what the product has drawn itself: nothing to check or decode, and encoded quickly rather than as
   * small as can be.
   */
  storeDrawn(imageId: string, pixels: Pixels): Promise<StoredPicture>;
}

/** A mark beside the variants, so that hiding and showing move no picture and cannot lose one. */
export const hiddenKey = (imageId: string): string => `hidden/${imageId}`;

/** From whom a picture is hidden: from the public, or from everybody but its owner. */
export type HiddenMark = 'hidden' | 'barred';
export const markIn = (body: Uint8Array): HiddenMark =>
  Buffer.from(body).toString('latin1') === 'barred' ? 'barred' : 'hidden';

export const pictureKey = (imageId: string, width: number): string => `image/${imageId}/${width}`;
