import { limits } from '@lendring/contracts/kernel/limits.js';
import { numberKey } from '@lendring/contracts/rules/own-number.js';
import type { Api } from '../../../lib/api-client/api.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../../lib/downloads/csv-file.js';
import { uploadPicture } from '../../../lib/pictures/upload-picture.js';

type Offer = Readonly<{ offer_id: string; title: string; number: string | null; hasPicture: boolean }>;
export type PictureMatch<Picture> = Readonly<{ offer: Offer; files: readonly Picture[] }>;
type Named = Readonly<{ name: string }>;

const stemOf = ({ name }: Named): string => name.replace(/\.[^.]+$/, '');

/** Number of a picture of several, at the end of a file's name: `Z-017-2`, `Z-017 (2)`, `Z-017_2`. */
const counter = /[-_ ]?\(?\d{1,2}\)?$/;

/**
 * Assigns pictures to the offers whose own number is the name of the file. Offers that have pictures are left out, so
 * that a repeated upload adds nothing twice.
 */
export const matchPictures = <Picture extends Named>(files: readonly Picture[], offers: readonly Offer[]) => {
  const byNumber = new Map(
    offers.flatMap((one) => (one.number === null ? [] : [[numberKey(one.number), one] as const])),
  );
  const offerOf = (picture: Picture): Offer | undefined => {
    const stem = stemOf(picture);
    return byNumber.get(numberKey(stem)) ?? byNumber.get(numberKey(stem.replace(counter, '')));
  };
  const sorted = files.toSorted((one, other) => stemOf(one).localeCompare(stemOf(other), 'de', { numeric: true }));
  const matched = Map.groupBy(sorted, offerOf);
  const unknown = matched.get(undefined) ?? [];
  const found = [...matched].flatMap(([offer, own]) => (offer ? [{ offer, files: own.slice(0, limits.images) }] : []));
  return {
    matches: found.filter(({ offer }) => !offer.hasPicture),
    /** Files of offers that have pictures already, and those beyond the limit of an offer. */
    left:
      files.length -
      unknown.length -
      found.reduce((sum, one) => sum + (one.offer.hasPicture ? 0 : one.files.length), 0),
    unknown: unknown.map(({ name }) => name),
  };
};

export const readNumberedOffers = async (api: Api): Promise<readonly Offer[]> => {
  const { rows } = await everyRow<Offer, number>(
    async (place) => {
      const { offers, paging } = await api.get('/offer_table', { query: { page: place ?? 1, size: FILE_PAGE } });
      return {
        rows: offers.map(({ offer_id, title, number, image }) => ({
          offer_id,
          title,
          number,
          hasPicture: image !== null,
        })),
        next: pageAfter(paging),
      };
    },
    () => {},
  );
  return rows;
};

/** Uploads the pictures of one offer in order; the first becomes its main picture. */
export const uploadPictures = async (api: Api, { offer, files }: PictureMatch<File>): Promise<void> => {
  const id = offer.offer_id;
  for (const file of files)
    await uploadPicture(
      file,
      {
        prepare: (body) => api.post('/offer_image/{id}', { id, body }),
        activate: (image_id) => api.patch('/offer_image/{id}', { id, body: { image_id } }),
      },
      () => {},
      new AbortController().signal,
    );
};
