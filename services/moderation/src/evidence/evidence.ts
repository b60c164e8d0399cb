import { evidenceFolder, evidenceKey, evidenceOf } from '@lendring/contracts/moderation/evidence.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { pictureKey } from '@lendring/platform/pictures/pictures.port.js';
import type { Evidence, Round } from './evidence.port.js';

/** Largest stored width in pixels, for legibility. */
const WIDTH = 1200;

export const evidenceIn = (blobs: Pick<Blobs, 'get' | 'put' | 'list' | 'delete'>): Evidence => {
  const removeAll = async (folder: string): Promise<void> => {
    for (const { key } of await blobs.list(folder)) await blobs.delete(key);
  };
  return {
    async keep({ caseId, decisions }, imageIds) {
      if (imageIds.length === 0) return [];
      const kept = new Set((await blobs.list(evidenceOf(caseId))).map(({ key }) => key));
      const gone: string[] = [];
      for (const imageId of imageIds) {
        const key = evidenceKey(caseId, decisions, imageId);
        if (kept.has(key)) continue;
        const picture = await blobs.get(pictureKey(imageId, WIDTH));
        if (picture) await blobs.put(key, picture.body, picture.contentType);
        else gone.push(imageId);
      }
      return gone;
    },
    async rounds() {
      const rounds = new Map<string, Round & { storedAt: string }>();
      for (const { key, storedAt } of await blobs.list(evidenceFolder)) {
        const [, caseId = '', decisions = ''] = key.split('/');
        const known = rounds.get(`${caseId}/${decisions}`)?.storedAt ?? '';
        const last = storedAt > known ? storedAt : known;
        rounds.set(`${caseId}/${decisions}`, { caseId, decisions: Number(decisions), storedAt: last });
      }
      return [...rounds.values()];
    },
    forget: ({ caseId, decisions }) => removeAll(`${evidenceOf(caseId)}/${decisions}`),
    forgetCase: (caseId) => removeAll(evidenceOf(caseId)),
  };
};
