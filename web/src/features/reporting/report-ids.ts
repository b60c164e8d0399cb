import type { ReportingId } from '@lendring/contracts/http/reporting.js';

const reportIds = ['requests', 'offers', 'people', 'revenue', 'searches'] as const satisfies readonly ReportingId[];

export const readReportId = (text: string): ReportingId | null => reportIds.find((id) => id === text) ?? null;

export const reportTitle = (pathname: string) => {
  const id = readReportId(pathname.slice(pathname.lastIndexOf('/') + 1));
  return id ? (`reporting:report.${id}.title` as const) : 'reporting:title';
};
