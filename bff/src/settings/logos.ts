import type { ImageId } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { PictureRefused, type Pictures } from '@lendring/platform/pictures/pictures.port.js';
import { createUnpublishedPictures } from '@lendring/platform/pictures/unpublished-pictures.js';
import { ApiError } from '../errors/api-error.js';
import type { Caller } from '../caller/handlers.js';
import { uploadKey, type OpenUploads } from '../media/open-uploads.js';

type Options = Readonly<{ blobs: Blobs; pictures: Pictures; uploads: OpenUploads }>;
type Upload = Readonly<{ contentType: string; size: number }>;

const LEAST = 128;
const BRAND = 'brand';
const SQUARE = 1.02;

export type Logos = ReturnType<typeof createLogos>;

export const createLogos = ({ blobs, pictures, uploads }: Options) => {
  const unpublished = createUnpublishedPictures(blobs, 'brand');
  return {
    prepare: async (caller: Caller, upload: Upload) => {
      if (upload.size > pictures.maxBytes) throw new ApiError('picture_too_big');
      const { imageId, url, expiresAt } = await uploads.open(
        caller.userId ?? '',
        derivedId(caller.commandId, 'logo'),
        { contentType: upload.contentType, size: upload.size },
        caller.at,
        BRAND,
      );
      return { imageId, url, expiresAt };
    },
    /**
     * Decodes the upload and stores it in all widths. A logo used by a settings version stays unchanged. @param
     * isNamed returns true if a settings version uses the picture, so that no other picture can become a logo @throws
     * ApiError `picture_not_found`, `brand_logo_square`, or an error of the file
     */
    take: async (caller: Caller, imageId: ImageId, isNamed: () => Promise<boolean>): Promise<void> => {
      const owner = caller.userId ?? '';
      const file = (await uploads.isFor(owner, imageId, BRAND)) ? await blobs.get(uploadKey(owner, imageId)) : null;
      if (!file) {
        if (await isNamed()) return;
        throw new ApiError('picture_not_found');
      }
      // Mark the logo as unpublished before storing it, because cleanup would never find unmarked files that no
      // version uses.
      await unpublished.add(imageId);
      const { width, height } = await pictures.store(imageId, file.body).catch(async (error: unknown) => {
        if (!(error instanceof PictureRefused)) throw error;
        await unpublished.drop(imageId);
        throw new ApiError(error.code);
      });
      const [short, long] = width < height ? [width, height] : [height, width];
      if (short >= LEAST && long <= short * SQUARE) return;
      await pictures.remove(imageId);
      await unpublished.drop(imageId);
      throw new ApiError('brand_logo_square');
    },
    close: async (caller: Caller, imageId: ImageId): Promise<void> => uploads.close(caller.userId ?? '', imageId),
  };
};
