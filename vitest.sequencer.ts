import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The long spec files first, so that none of them runs alone at the end. Vitest knows how long a file took the last
 * time; on a fresh clone it goes by size, but what starts whole products and processes is long in few lines.
 */
export class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const startsProducts = (file: TestSpecification): boolean =>
      file.moduleId.includes('/deploy/') && !this.ctx.cache.getTestSpecificationResult(file);
    return (await super.sort(files)).toSorted((a, b) => Number(startsProducts(b)) - Number(startsProducts(a)));
  }
}
