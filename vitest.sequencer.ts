import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs long spec files first, so that none runs alone at the end. Uses the durations of the last run; on a fresh clone,
 * file sizes, except for specs that start products and processes, which are long despite few lines.
 */
export class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const startsProducts = (file: TestSpecification): boolean =>
      file.moduleId.includes('/deploy/') && !this.ctx.cache.getTestSpecificationResult(file);
    return (await super.sort(files)).toSorted((a, b) => Number(startsProducts(b)) - Number(startsProducts(a)));
  }
}
