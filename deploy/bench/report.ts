import { columns, table, type Figure, type Ratio } from './figures.js';

/** Ratios of a run, by title of their table and name. */
export type Ratios = Readonly<Record<string, Ratio>>;

/** Share by which a ratio may get worse from run to run on a quiet machine. */
const TOLERANCE = 0.1;

const percentBetter = (before: Ratio, now: Ratio): number =>
  100 * (now.better === 'higher' ? now.value / before.value - 1 : before.value / now.value - 1);

/** Table of the ratios that both runs measured; `lost`: names of those that are over a tenth worse. */
export const compareRatios = (before: Ratios, now: Ratios): Readonly<{ text: string; lost: readonly string[] }> => {
  const rows = Object.entries(now).flatMap(([name, ratio]) => {
    const earlier = before[name];
    return earlier ? [{ name, earlier, ratio, change: percentBetter(earlier, ratio) }] : [];
  });
  const isLost = ({ change }: (typeof rows)[number]): boolean => change < -100 * TOLERANCE;
  return {
    text: columns(
      [
        ['ratio', 'before', 'now', 'better by', ''],
        ...rows.map((row) => [
          row.name,
          row.earlier.value.toPrecision(3),
          row.ratio.value.toPrecision(3),
          `${row.change.toFixed(0)}%`,
          isLost(row) ? 'lost' : '',
        ]),
      ],
      [1, 2, 3],
    ),
    lost: rows.filter(isLost).map(({ name }) => name),
  };
};

export const createReport = (print: (text: string) => void) => {
  const failures: string[] = [];
  const ratios: Record<string, Ratio> = {};

  const show = (title: string, figures: readonly Figure[]): void => {
    if (figures.length > 0) print(`\n${title}\n${table(figures)}`);
    for (const { name, ratio } of figures) if (ratio) ratios[`${title}: ${name}`] = ratio;
  };

  return {
    show,
    measured: async (title: string, part: string, figuresOf: () => Promise<readonly Figure[]>): Promise<void> => {
      try {
        show(title, await figuresOf());
      } catch (error) {
        failures.push(part);
        print(`\n${title}\n${part} failed: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    failed: (): readonly string[] => failures,
    ratios: (): Ratios => ratios,
  };
};
