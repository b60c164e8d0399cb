import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { START } from '@lendring/contracts/kernel/ids.js';
import { bandsOf } from '@lendring/offer/inspection/fingerprints.js';
import { likePictures } from '@lendring/offer/inspection/inspect.js';
import { pictures as projection, type PictureDocument } from '@lendring/offer/inspection/pictures.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { percentile } from '../times.js';
import { inFolder } from './events.js';
import type { PageFigures } from './moderation.js';

const PICTURES = 100_000;
const AT_ONCE = 1_000;
const OFFERS = 300;
const at = '2027-01-01T00:00:00.000Z';

const document = (number: number): PictureDocument => {
  const fingerprint = randomBytes(16).toString('hex');
  return {
    imageId: randomUUID(),
    offerId: `offer${number >> 1}`,
    ownerId: randomUUID(),
    fingerprint,
    at,
    ...bandsOf(fingerprint),
  };
};

export const benchLikePictures = (): Promise<PageFigures> =>
  inFolder(async (folder) => {
    const documents = openSqliteDocuments(join(folder, 'documents.db'));
    const pictures = await documents.collection<PictureDocument>('pictures@1', projection.indexes);
    for (let first = 0; first < PICTURES; first += AT_ONCE)
      await pictures.write(
        Array.from({ length: AT_ONCE }, (_, n) => {
          const one = document(first + n);
          return { id: one.imageId, position: START, document: one };
        }),
      );
    const offers = { getMany: async () => [] };
    const times: number[] = [];
    for (let n = 0; n < OFFERS; n += 1) {
      const from = performance.now();
      await likePictures({ pictures, offers }, { offerId: `offer${n * 100}`, ownerId: '' });
      times.push(performance.now() - from);
    }
    await documents.close();
    return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  });
