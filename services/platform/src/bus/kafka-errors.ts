import { EngineUnavailable } from '../base/engine-unavailable.js';
import { awayFor, connectionFault, refusedFor, type Called } from '../base/engine-errors.js';

type KafkaError = Readonly<{ code: string; message: string; canRetry?: unknown; apiId?: unknown; cause?: unknown }>;

const isKafkaError = (error: unknown): error is KafkaError =>
  typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('PLT_KFK_');

const behind = (error: unknown): readonly unknown[] => {
  if (typeof error !== 'object' || error === null) return [];
  const { cause, errors } = error as { cause?: unknown; errors?: unknown };
  return [error, ...behind(cause), ...(Array.isArray(errors) ? errors.flatMap(behind) : [])];
};

/** Whether a broker refused with this error of the protocol. */
export const hasApiError = (error: unknown, apiId: string): boolean =>
  behind(error)
    .filter(isKafkaError)
    .some((each) => each.apiId === apiId);

const refused = /SASL|AUTHENTICATION|AUTHORIZATION/i;

export const isRefused = (error: unknown): boolean =>
  behind(error)
    .filter(isKafkaError)
    .some(({ code, apiId }) => refused.test(`${code} ${String(apiId)}`));

/** Error for a connection that a broker closed without a reason, as brokers do when TLS or credentials are missing. */
const closedOn = ({ engine, name }: Called, error: unknown): EngineUnavailable =>
  new EngineUnavailable(
    engine,
    error,
    `${name} closes the connection: check KAFKA_TLS and KAFKA_USERNAME, unless the broker is shutting down`,
  );

/** Whether a later attempt may succeed. */
export const isAway = (error: unknown): boolean =>
  connectionFault(error) !== null ||
  behind(error)
    .filter(isKafkaError)
    .some(({ code, canRetry }) => canRetry === true || code === 'PLT_KFK_NETWORK');

/** Converts a client error; errors unrelated to the brokers' availability stay unchanged. */
export const meaningOf = (called: Called, error: unknown): unknown => {
  if (isRefused(error))
    return refusedFor({ ...called, settings: 'KAFKA_USERNAME, KAFKA_PASSWORD and KAFKA_MECHANISM' }, error);
  if (!isAway(error)) return error;
  const isClosed = behind(error)
    .filter(isKafkaError)
    .some(({ message }) => message === 'Connection closed');
  return isClosed && connectionFault(error) === null ? closedOn(called, error) : awayFor(called, error);
};
