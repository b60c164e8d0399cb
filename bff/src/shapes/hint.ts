import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { FindingShape, HintShape } from '@lendring/contracts/http/hints.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { Finding, HintView } from '@lendring/contracts/moderation/hints.js';
import { personIn, type People } from './people.js';
import { pictureShape, type PictureUrl } from './picture.js';

export const peopleInHint = ({ ownerId, settled, finding }: HintView): readonly (UserId | null)[] => [
  ownerId,
  settled?.by ?? null,
  ...(finding?.kind === 'picture' ? finding.like.map(({ other }) => other.ownerId) : []),
];

const findingShape = (finding: Finding, people: People, url: PictureUrl): Camel<FindingShape> => {
  if (finding.kind !== 'picture') return finding;
  const image = (imageId: string) => pictureShape({ imageId, width: 1200, height: 900 }, url);
  return {
    ...finding,
    like: finding.like.map(({ imageId, other, bits }) => ({
      image: image(imageId),
      other: { ...other, image: image(other.imageId), owner: personIn(people)(other.ownerId) },
      bits,
    })),
  };
};

export const hintShape = (hint: HintView, people: People, url: PictureUrl): Camel<HintShape> => ({
  ...hint,
  owner: personIn(people)(hint.ownerId),
  finding: hint.finding && findingShape(hint.finding, people, url),
  settled: hint.settled && { ...hint.settled, by: personIn(people)(hint.settled.by) },
});
