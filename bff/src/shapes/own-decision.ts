import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { OwnDecisionShape } from '@lendring/contracts/http/decisions.js';
import type { OwnDecision } from '@lendring/contracts/moderation/decisions.js';
import { pictureShapeOf, type PictureUrl } from './picture.js';

export const ownDecisionShape = (decision: OwnDecision, ownUrl: PictureUrl): Camel<OwnDecisionShape> => ({
  ...decision,
  pictures:
    decision.side === 'vendor'
      ? (decision.measures.pictures ?? []).flatMap((imageId) => pictureShapeOf(imageId, ownUrl) ?? [])
      : [],
});
