import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { reporterLimits as limits, type Filing } from '@lendring/contracts/moderation/reporter-limits.js';
import type { Figures } from '@lendring/contracts/moderation/unfounded-reports.js';
import type { ReadModels } from '../ports.js';
import type { ReportDocument } from '../reporting/projection.js';

type Views = Pick<ReadModels, 'reports' | 'complaints'>;

export type Counted = Readonly<{
  visitor: boolean;
  latest: ReportDocument | null;
  figures: Readonly<Record<Filing, Figures>>;
  since: (of: Filing, at: string) => number;
}>;

/** Upper bound per person and year; a higher count would not change the result. */
const MOST = 500;

type Sent = Readonly<{ at: string; unfounded: boolean }>;

const figuresOf = (sent: readonly Sent[]): Figures => ({
  made: sent.length,
  unfounded: sent.filter(({ unfounded }) => unfounded).length,
});

/**
 * Counts reports and complaints of one person. Visitors' reports count only when confirmed by a mailed link, because
 * anyone can enter an address. Null if the person has sent nothing.
 */
export const countSent = async (
  { reports, complaints }: Views,
  reporterId: string,
  at: string,
): Promise<Counted | null> => {
  const after = new Date(Date.parse(at) - limits.days * DAY_MS).toISOString();
  const made = await reports.find({ filter: { by: reporterId, at: { $gt: after } }, sort: [['at', -1]], limit: MOST });
  const visitor = made.some((one) => one.reporterId !== reporterId);
  const counted = visitor ? made.filter(({ confirmed }) => confirmed) : made;
  const users = visitor ? counted.map(({ reportId }) => reportId) : [reporterId];
  const complained =
    users.length === 0
      ? []
      : await complaints.find({
          filter: { userId: { $in: users }, at: { $gt: after } },
          sort: [['at', -1]],
          limit: MOST,
        });
  if (made.length + complained.length === 0) return null;
  const sent: Readonly<Record<Filing, readonly Sent[]>> = { reports: counted, complaints: complained };
  return {
    visitor,
    latest: (visitor && counted.find((one) => one.visitor)) || null,
    figures: { reports: figuresOf(sent.reports), complaints: figuresOf(sent.complaints) },
    since: (of, then) => sent[of].filter((one) => one.unfounded && one.at > then).length,
  };
};
