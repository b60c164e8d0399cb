export const REPORT_DIGITS = 8;

/** Report number: prefix of the id, short enough to read out. */
export const reportNumber = (reportId: string): string => reportId.slice(0, REPORT_DIGITS).toUpperCase();
