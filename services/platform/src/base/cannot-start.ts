/**
 * A start that fails for a reason the operator can fix: one sentence that names the place and the remedy, without a
 * stack.
 */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}
