/**
 * A start is refused for something that a person can mend: said in one sentence that names the place and what to do,
 * without a stack.
 */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}
