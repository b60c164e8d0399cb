import Sequencer from '@jest/test-sequencer';

/**
 * The long spec files first, so that none of them runs alone at the end. Jest knows how long a file took the last time;
 * on a fresh clone it goes by size, but what starts whole products and processes is long in few lines.
 */
export default class extends Sequencer {
  sort(tests) {
    const startsProducts = ({ path, duration }) => duration === undefined && path.includes('/deploy/');
    return super.sort(tests).toSorted((a, b) => Number(startsProducts(b)) - Number(startsProducts(a)));
  }
}
