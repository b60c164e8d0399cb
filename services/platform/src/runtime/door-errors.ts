/** Nobody answers at a door: the service is not there, or not in time. Say "try again in a moment". */
export class ServiceUnavailable extends Error {
  constructor(readonly service: string, cause?: unknown) {
    super(`The ${service} service does not answer`, { cause });
  }
}

/** A door was given what it does not understand: a programming error of the caller, never a person's. */
export class InvalidMessage extends Error {
  constructor(readonly pattern: string, readonly issues: readonly DoorIssue[]) {
    super(`${pattern} does not take this message: ${issues.map(({ path, message }) => `${path || 'message'}: ${message}`).join('; ')}`);
  }
}

/** The service failed while answering; its own log says why. */
export class ServiceFailed extends Error {
  constructor(readonly pattern: string, cause: unknown) {
    super(`${pattern} failed in its service`, { cause });
  }
}

export type DoorIssue = Readonly<{ path: string; message: string }>;
