export type PictureProblem = 'picture_broken' | 'picture_too_big' | 'picture_type';

export class PictureRefused extends Error {
  constructor(readonly code: PictureProblem) {
    super(`Picture refused: ${code}`);
  }
}

/** `fingerprint`: perceptual hash of 128 bits in hex; null for a nearly uniform picture. */
export type StoredPicture = Readonly<{ width: number; height: number; fingerprint: string | null }>;

export type Pixels = Readonly<{ data: Buffer; width: number; height: number }>;

/** Operations on stored pictures; idempotent, and without effect on missing pictures. */
export interface StoredPictures {
  remove(imageId: string): Promise<void>;
  /** Hides the picture from the public but keeps its variants; readers check the flag at {@link hiddenKey}. */
  hide(imageId: string): Promise<void>;
  /** Hides the picture on behalf of moderation; even URLs that grant access to hidden pictures do not open it. */
  bar(imageId: string): Promise<void>;
  /**
   * Makes the picture public again even if moderation has hidden it; the caller must ensure that no reason for hiding
   * it remains.
   */
  show(imageId: string): Promise<void>;
}

/**
 * Stores pictures in the widths that pages need. The server validates type, file size and number of pixels regardless
 * of the browser, and strips metadata (location, camera).
 */
export interface Pictures extends StoredPictures {
  /** Makes the picture public again if its owner has hidden it; pictures hidden by moderation stay hidden. */
  unhide(imageId: string): Promise<void>;
  readonly maxBytes: number;
  /**
   * Converts a file to WebP variants under `image/<imageId>/<width>` (128, 320, 640, 1200; never enlarged, longest side
   * at most 1200, spec §5). Storing the same id again replaces them. Returns the size of the largest variant.
   * @throws PictureRefused; TooMany when the queue is too long
   */
  store(imageId: string, file: Uint8Array): Promise<StoredPicture>;
  /**
   * Stores generated pixels like `store`, but without validation or decoding, and with fast rather than optimal
   * compression.
   */
  storeDrawn(imageId: string, pixels: Pixels): Promise<StoredPicture>;
  /**
   * Copies the variants of a stored picture to another id, which has its own hidden flag. Returns null for a missing
   * picture and for one that moderation has hidden.
   */
  copy(fromId: string, imageId: string): Promise<StoredPicture | null>;
}

/**
 * Key of the hidden flag. It is stored next to the variants, so that hiding and showing need not move files and
 * cannot lose one.
 */
export const hiddenKey = (imageId: string): string => `hidden/${imageId}`;

/** `hidden`: hidden from the public; `barred`: hidden from everybody but the owner. */
export type HiddenMark = 'hidden' | 'barred';
export const markIn = (body: Uint8Array): HiddenMark =>
  Buffer.from(body).toString('latin1') === 'barred' ? 'barred' : 'hidden';

export const pictureKey = (imageId: string, width: number): string => `image/${imageId}/${width}`;
