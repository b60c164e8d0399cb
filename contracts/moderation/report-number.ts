export const REPORT_DIGITS = 8;

/** Returns the report number, a prefix of the report id that is short enough to read aloud. */
export const reportNumber = (reportId: string): string => reportId.slice(0, REPORT_DIGITS).toUpperCase();
