import type { OwnDecisionShape } from '@lendring/contracts/http/decisions.js';
import type { OwnDecision } from '@lendring/contracts/moderation/queries.js';
import { pictureShapeOf, type PictureUrl } from './picture.js';

export const ownDecisionShape = (decision: OwnDecision, ownUrl: PictureUrl): OwnDecisionShape => {
  const { decisionId, suspendedUntil, inForce, newerToken, complaintUntil, reports, ...same } = decision;
  return {
    ...same,
    decision_id: decisionId,
    pictures:
      decision.side === 'vendor'
        ? (decision.measures.pictures ?? []).flatMap((imageId) => pictureShapeOf(imageId, ownUrl) ?? [])
        : [],
    suspended_until: suspendedUntil,
    reports: reports.map(({ reportId, typeId, ...report }) => ({ ...report, report_id: reportId, type_id: typeId })),
    in_force: inForce,
    ...(newerToken !== undefined && { newer_token: newerToken }),
    complaint_until: complaintUntil,
  };
};
