/** Digits of a report's number. */
export const REPORT_DIGITS = 8;

/** What people call a report: the beginning of its id, short enough to be read out. */
export const reportNumber = (reportId: string): string => reportId.slice(0, REPORT_DIGITS).toUpperCase();
