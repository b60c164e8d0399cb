import { table, type Figure } from './figures.js';

export const createReport = (print: (text: string) => void) => {
  const failures: string[] = [];

  const show = (title: string, figures: readonly Figure[]): void => {
    if (figures.length > 0) print(`\n${title}\n${table(figures)}`);
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
  };
};
