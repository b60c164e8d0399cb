import { deepestMessageOf } from '../base/message-of.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { awayFor, connectionFault, refusedFor, type Called } from '../base/engine-errors.js';

type KafkaError = Readonly<{ name: string; retriable?: unknown; cause?: unknown; type?: unknown }>;

const isKafkaError = (error: unknown): error is KafkaError =>
  typeof error === 'object' && error !== null && 'name' in error && String(error.name).startsWith('KafkaJS');

const behind = (error: unknown): readonly unknown[] => {
  if (typeof error !== 'object' || error === null) return [];
  const { cause, errors } = error as { cause?: unknown; errors?: unknown };
  return [error, ...behind(cause), ...(Array.isArray(errors) ? errors.flatMap(behind) : [])];
};

const refused = /SASL|AUTHENTICATION|AUTHORIZATION/i;
const passing = /(?:ConnectionError|ConnectionClosedError|Timeout|TimeoutError|BrokerNotFound|NoBrokerAvailableError)$/;

const notConnected = (error: unknown): boolean => /^(?:Broker )?not connected$/i.test(deepestMessageOf(error));

/** Brokers close the connection without a reason when TLS or credentials are missing. */
const closedOn = ({ engine, name }: Called, error: unknown): EngineUnavailable =>
  new EngineUnavailable(
    engine,
    error,
    `${name} closes the connection: unless it is just going, look at KAFKA_TLS and KAFKA_USERNAME`,
  );

/** Converts a client error; errors unrelated to the brokers' availability stay unchanged. */
export const meaningOf = (called: Called, error: unknown): unknown => {
  const all = behind(error).filter(isKafkaError);
  if (all.some(({ name, type }) => refused.test(`${name} ${String(type)}`)))
    return refusedFor({ ...called, settings: 'KAFKA_USERNAME, KAFKA_PASSWORD and KAFKA_MECHANISM' }, error);
  const away =
    connectionFault(error) !== null ||
    notConnected(error) ||
    all.some(({ name, retriable }) => retriable === true || passing.test(name));
  if (!away) return error;
  const closed = all.find(({ name }) => name === 'KafkaJSConnectionClosedError');
  return closed && connectionFault(error) === null ? closedOn(called, error) : awayFor(called, error);
};
