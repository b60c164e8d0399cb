import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { FindingShape, HintShape, WordListShape } from '@lendring/contracts/http/hints.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import type { Locale, UserId } from '@lendring/contracts/kernel/ids.js';
import type { Finding, HintView } from '@lendring/contracts/moderation/hints.js';
import type { WordEntry } from '@lendring/contracts/moderation/word-lists.js';
import { pictureShape, type PictureUrl } from './picture.js';

type People = ReadonlyMap<UserId, Camel<UserCard>>;

export const peopleInHint = ({ ownerId, settled, finding }: HintView): readonly (UserId | null)[] => [
  ownerId,
  settled?.by ?? null,
  ...(finding?.kind === 'picture' ? finding.like.map(({ other }) => other.ownerId) : []),
];

const personIn = (people: People, userId: UserId) => ({ userId, user: people.get(userId) ?? null });

const findingShape = (finding: Finding, people: People, url: PictureUrl): Camel<FindingShape> => {
  const image = (imageId: string) => pictureShape({ imageId, width: 1200, height: 900 }, url);
  switch (finding.kind) {
    case 'words':
      return { kind: 'words', found: finding.found.map(({ wordId: _, ...found }) => found) };
    case 'picture':
      return {
        kind: 'picture',
        like: finding.like.map(({ imageId, other, bits }) => ({
          image: image(imageId),
          other: { image: image(other.imageId), offerId: other.offerId, owner: personIn(people, other.ownerId) },
          bits,
        })),
      };
    case 'price': {
      const { categoryId, ...figures } = finding;
      return { ...figures, categoryId };
    }
    case 'new_account':
      return finding;
  }
};

export const hintShape = (hint: HintView, people: People, url: PictureUrl): Camel<HintShape> => ({
  hintId: hint.hintId,
  subject: hint.subject,
  kind: hint.kind,
  owner: personIn(people, hint.ownerId),
  language: hint.language,
  severity: hint.severity,
  state: hint.state,
  version: hint.version,
  title: hint.title,
  finding: hint.finding && findingShape(hint.finding, people, url),
  at: hint.at,
  settled: hint.settled && { by: personIn(people, hint.settled.by), at: hint.settled.at, caseId: hint.settled.caseId },
});

export const wordListShape = (language: Locale, entries: readonly WordEntry[]): Camel<WordListShape> => ({
  language,
  words: entries.map(({ wordId, text, match, reason, severity }) => ({ wordId, text, match, reason, severity })),
});
