/** Copies of reported pictures, for the case alone: `<folder>/<how many decisions there were>/<imageId>`. */
export const evidenceFolder = 'evidence';

export const evidenceOf = (caseId: string): string => `${evidenceFolder}/${caseId}`;

/** @param decisions how many there were when it was reported: each round of a case has copies of its own */
export const evidenceKey = (caseId: string, decisions: number, imageId: string): string =>
  `${evidenceOf(caseId)}/${decisions}/${imageId}`;
