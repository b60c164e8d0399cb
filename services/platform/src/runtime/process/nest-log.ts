import type { LoggerService } from '@nestjs/common';

type Say = (fields: object, message: string) => void;
export type ProcessLog = Readonly<{ error: Say; warn: Say; info: Say; debug: Say; trace: Say }>;

export const nestLog = (log: ProcessLog): LoggerService => {
  const fields = (details: readonly unknown[]) => {
    const stack = details.find((detail) => typeof detail === 'string' && detail.includes('\n'));
    return {
      nest: details.findLast((detail) => typeof detail === 'string' && !detail.includes('\n')),
      ...(stack === undefined ? {} : { stack }),
    };
  };
  const errorOf = (message: unknown) => (message instanceof Error ? { err: message } : {});
  const words = (message: unknown) =>
    message instanceof Error ? message.message : typeof message === 'string' ? message : JSON.stringify(message);
  return {
    log: (message: unknown, ...details: unknown[]) => {
      log.debug(fields(details), words(message));
    },
    error: (message: unknown, ...details: unknown[]) => {
      log.error({ ...fields(details), ...errorOf(message) }, words(message));
    },
    warn: (message: unknown, ...details: unknown[]) => {
      log.warn(fields(details), words(message));
    },
    debug: (message: unknown, ...details: unknown[]) => {
      log.debug(fields(details), words(message));
    },
    verbose: (message: unknown, ...details: unknown[]) => {
      log.trace(fields(details), words(message));
    },
  };
};
