/**
 * Startup failure that the operator can fix. The message is one sentence with the location and the remedy; no stack is
 * printed.
 */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}
