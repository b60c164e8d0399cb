import { ImageId, type Position } from '@lendring/contracts/kernel/ids.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { PictureRefused, type Pictures, type StoredPicture } from '@lendring/platform/pictures/pictures.port.js';
import { fileKey, pictureSource } from '@lendring/contracts/rules/sheet-pictures.js';
import { TooMany } from '@lendring/platform/base/short-queue.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { createUnpublishedPictures } from '@lendring/platform/pictures/unpublished-pictures.js';
import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { uploadKey, type OpenUploads } from '../media/open-uploads.js';
import type { PictureLinks } from '../media/picture-links.js';
import { categoryImageShape } from '../shapes/category-picture.js';
import { profileShape } from '../shapes/profile.js';
import { readOwnAd } from './own-ads.js';
import { readGroup } from './groups.js';
import { readOffer, type OfferTerms } from './offers.js';
import { readOwnProfile } from './profile.js';

type Options = Readonly<{
  apis: ServiceApis;
  links: PictureLinks;
  blobs: Blobs;
  pictures: Pictures;
  uploads: OpenUploads;
  categories: Categories;
  terms: OfferTerms;
}>;
type Upload = Readonly<{ contentType: string; size: number }>;

const CATEGORIES = 'categories';

/** Maximum decodes per user, running and waiting; the client uploads one picture at a time. */
const MOST_AT_ONCE = 3;

const ownerOf = ({ userId }: Caller): string => userId ?? '';

/** Handles the three steps of an upload (spec §7): prepare, PUT to the returned URL, activate. */
export const imageHandlers = ({
  apis,
  categories,
  links,
  blobs,
  pictures,
  uploads,
  terms,
}: Options): Handlers<
  | 'prepareUserImage'
  | 'activateUserImage'
  | 'prepareOfferImage'
  | 'activateOfferImage'
  | 'copyOfferImages'
  | 'deleteOfferImage'
  | 'prepareGroupImage'
  | 'activateGroupImage'
  | 'prepareAdImage'
  | 'activateAdImage'
  | 'prepareCategoryImage'
  | 'activateCategoryImage'
> => {
  const unpublished = createUnpublishedPictures(blobs, 'category');

  /** @param target resource that gets the picture; the same idempotency key with another target opens another upload */
  const prepare = async (caller: Caller, target: string, upload: Upload) => {
    if (upload.size > pictures.maxBytes) throw new ApiError('picture_too_big');
    const { imageId, url, expiresAt } = await uploads.open(
      ownerOf(caller),
      derivedId(caller.commandId, `image of ${target}`),
      { contentType: upload.contentType, size: upload.size },
      caller.at,
      target,
    );
    return { imageId, url, expiresAt };
  };

  const working = new Map<string, number>();
  /** Limits concurrent decodes per user. @throws TooMany */
  const inTurn = async <Result>(owner: string, work: () => Promise<Result>): Promise<Result> => {
    const others = working.get(owner) ?? 0;
    if (others >= MOST_AT_ONCE) throw new TooMany('Too many pictures of one person at once');
    working.set(owner, others + 1);
    try {
      return await work();
    } finally {
      const left = (working.get(owner) ?? 1) - 1;
      if (left === 0) working.delete(owner);
      else working.set(owner, left);
    }
  };

  /**
   * Checks the upload and creates its variants. The raw file is not deleted here, but by the caller once everything
   * has succeeded. @param target resource named when the upload was prepared @param hidden true to hide the picture
   * from the public from the beginning
   */
  const store = async (caller: Caller, target: string, imageId: ImageId, hidden = false): Promise<StoredPicture> => {
    if (!(await uploads.isFor(ownerOf(caller), imageId, target))) throw new ApiError('picture_not_found');
    const file = found(await blobs.get(uploadKey(ownerOf(caller), imageId)), 'picture_not_found');
    if (hidden) await pictures.hide(imageId);
    return inTurn(ownerOf(caller), () => pictures.store(imageId, file.body)).catch(async (error: unknown) => {
      if (hidden && error instanceof PictureRefused) await pictures.unhide(imageId);
      if (error instanceof TooMany) throw new ApiError('pictures_busy');
      throw error instanceof PictureRefused ? new ApiError(error.code) : error;
    });
  };

  const roomIn = async (caller: Caller, offerId: string): Promise<void> => {
    const room = found(await apis.offer.queries.imageRoom({ offerId }, queryContext(caller)), 'offer_not_found');
    if (room <= 0) throw new ApiError('too_many_images', { max: 10 });
  };

  const ledGroup = async (caller: Caller, groupId: string) => {
    const group = await readGroup({ apis, links }, caller, groupId);
    if (group.role !== 'admin' && group.role !== 'creator') throw new ApiError('group_admin_needed');
    return group;
  };

  const draftAd = async (caller: Caller, adId: string) => {
    const ad = found(await apis.billing.queries.ownAd({ adId }, queryContext(caller)), 'ad_not_found');
    if (ad.stage === 'booked') throw new ApiError('ad_waits_for_payment');
    if (ad.stage !== 'draft' && ad.stage !== 'declined') throw new ApiError('ad_settled');
    return ad;
  };

  return {
    prepareCategoryImage: ({ body }, caller) => prepare(caller, CATEGORIES, body),
    activateCategoryImage: async ({ body: { imageId } }, caller) => {
      if (!(await uploads.isFor(ownerOf(caller), imageId, CATEGORIES))) {
        if (await unpublished.has(imageId)) return categoryImageShape(imageId);
        throw new ApiError('picture_not_found');
      }
      // Mark the image as unpublished before storing it, because cleanup would never find unmarked files.
      await unpublished.add(imageId);
      await store(caller, CATEGORIES, imageId).catch(async (error: unknown) => {
        if (error instanceof ApiError) await unpublished.drop(imageId);
        throw error;
      });
      await uploads.close(ownerOf(caller), imageId);
      return categoryImageShape(imageId);
    },
    prepareAdImage: async ({ id, body }, caller) => {
      await draftAd(caller, id);
      return prepare(caller, id, body);
    },
    activateAdImage: async ({ id, body: { minWidth: from, imageId } }, caller) => {
      const ad = await draftAd(caller, id);
      const isThere = ad.pictures.some((one) => one.from === from && one.imageId === imageId);
      if (imageId !== null && !isThere) await store(caller, id, imageId, true);
      const set = await apis.billing.commands.setAdPicture({ adId: id, from, imageId }, commandContext(caller));
      const after = accepted(set);
      if (imageId !== null) await uploads.close(ownerOf(caller), imageId);
      return readOwnAd({ apis, links, categories }, caller, id, after);
    },
    prepareGroupImage: async ({ id, body }, caller) => {
      await ledGroup(caller, id);
      return prepare(caller, id, body);
    },
    activateGroupImage: async ({ id, body: { imageId } }, caller) => {
      const group = await ledGroup(caller, id);
      if (imageId !== null && imageId === group.image?.imageId) return group;
      if (imageId !== null) await store(caller, id, imageId, !group.listed);
      const changed = await apis.group.commands.changePicture({ groupId: id, imageId }, commandContext(caller));
      const after = accepted(changed);
      if (imageId !== null) await uploads.close(ownerOf(caller), imageId);
      return readGroup({ apis, links }, caller, id, after);
    },
    prepareUserImage: ({ body }, caller) => prepare(caller, ownerOf(caller), body),
    activateUserImage: async ({ body }, caller) => {
      const own = await readOwnProfile(apis, caller);
      if (body.imageId && body.imageId === own.imageId) return profileShape(own);
      if (body.imageId) await store(caller, ownerOf(caller), body.imageId);
      const position = accepted(
        await apis.account.commands.changePicture({ imageId: body.imageId }, commandContext(caller)),
      );
      if (body.imageId) await uploads.close(ownerOf(caller), body.imageId);
      return profileShape(await readOwnProfile(apis, caller, position));
    },
    prepareOfferImage: async ({ id, body }, caller) => {
      await roomIn(caller, id);
      return prepare(caller, id, body);
    },
    activateOfferImage: async ({ id, body }, caller) => {
      const offer = await readOffer({ apis, links, terms }, caller, id);
      if (!offer.own) throw new ApiError('offer_not_found');
      if (offer.images.some((image) => image.imageId === body.imageId)) return offer;
      await roomIn(caller, id);
      const { fingerprint, ...size } = await store(
        caller,
        id,
        body.imageId,
        offer.status !== 'active' || offer.audience.seenBy === 'members',
      );
      const position = accepted(
        await apis.offer.commands.addImage(
          {
            offerId: id,
            picture: { imageId: body.imageId, ...size },
            fingerprint,
            ...(body.file && { source: pictureSource({ kind: 'file', name: fileKey(body.file) }) }),
          },
          commandContext(caller),
        ),
      );
      await uploads.close(ownerOf(caller), body.imageId);
      const changed = await readOffer({ apis, links, terms }, caller, id, position);
      // The offer had a picture from this file already.
      if (!changed.images.some((image) => image.imageId === body.imageId)) await pictures.remove(body.imageId);
      return changed;
    },
    copyOfferImages: async ({ id, body: { offerId: fromId } }, caller) => {
      const [from, to] = await Promise.all([fromId, id].map((one) => readOffer({ apis, links, terms }, caller, one)));
      if (!from?.own || !to?.own) throw new ApiError('offer_not_found');
      const isHidden = to.status !== 'active' || to.audience.seenBy === 'members';
      let position: Position | undefined;
      for (const { imageId: sourceId } of from.images) {
        const imageId = ImageId.parse(derivedId(id, `copy of ${sourceId}`));
        if (to.images.some((image) => image.imageId === imageId)) continue;
        await roomIn(caller, id);
        if (isHidden) await pictures.hide(imageId);
        const copied = await inTurn(ownerOf(caller), () => pictures.copy(sourceId, imageId)).catch((error: unknown) => {
          throw error instanceof TooMany ? new ApiError('pictures_busy') : error;
        });
        if (!copied) {
          await pictures.remove(imageId);
          continue;
        }
        const { fingerprint, ...size } = copied;
        const added = await apis.offer.commands.addImage(
          { offerId: id, picture: { imageId, ...size }, fingerprint },
          { ...commandContext(caller), commandId: derivedId(caller.commandId, imageId) },
        );
        if (!added.ok) await pictures.remove(imageId);
        position = accepted(added);
      }
      return position === undefined ? to : readOffer({ apis, links, terms }, caller, id, position);
    },
    deleteOfferImage: async ({ id, query }, caller) =>
      readOffer(
        { apis, links, terms },
        caller,
        id,
        accepted(
          await apis.offer.commands.removeImage({ offerId: id, imageId: query.imageId }, commandContext(caller)),
        ),
      ),
  };
};
