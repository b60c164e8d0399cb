/** Storage key of reported pictures copied for a case: `<folder>/<number of decisions>/<imageId>`. */
export const evidenceFolder = 'evidence';

export const evidenceOf = (caseId: string): string => `${evidenceFolder}/${caseId}`;

/** @param decisions number of decisions at the time of the report; each round of a case has its own copies */
export const evidenceKey = (caseId: string, decisions: number, imageId: string): string =>
  `${evidenceOf(caseId)}/${decisions}/${imageId}`;
