import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { followedSchemas, followedTypes, TEST_TYPE } from '@lendring/contracts/partner/followed-events.js';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { asyncApi } from './asyncapi.js';
import { examples } from './asyncapi-examples.js';

type Named = Record<string, Record<string, unknown>>;
type Document = Readonly<{
  channels: Record<string, { messages: Named; servers: { $ref: string }[] }>;
  operations: Named;
  components: { messages: Named; schemas: Record<string, object> };
}>;
const document = asyncApi() as unknown as Document;

const official = (): ValidateFunction => {
  const { schemasWithoutId } = createRequire(import.meta.url)('@asyncapi/specs') as {
    schemasWithoutId: Record<string, object>;
  };
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  return ajv.compile(schemasWithoutId['3.0.0'] ?? {});
};
const valueAt = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], document);
const refsIn = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refsIn(inner)));
};

describe('the AsyncAPI document', () => {
  it('matches the generated document (else: npm run generate)', async () => {
    const checkedIn = JSON.parse(
      await readFile(new URL('../../../contracts/generated/asyncapi.json', import.meta.url), 'utf8'),
    ) as unknown;
    expect(JSON.parse(JSON.stringify(asyncApi()))).toEqual(checkedIn);
  });

  it('names the installation as the server of the stream', () => {
    expect(asyncApi('http://localhost:3000')).toMatchObject({
      servers: { api: { host: 'localhost:3000', protocol: 'http' } },
    });
  });

  it('is valid by the official schema, which detects mistakes', () => {
    const validate = official();
    validate(asyncApi());
    expect(validate.errors).toBeNull();
    expect(validate({ ...asyncApi(), operations: { broken: { action: 'shout' } } })).toBe(false);
  });

  it('contains only resolvable references', () => {
    expect(refsIn(document).filter((ref) => valueAt(ref) === undefined)).toEqual([]);
  });

  it('lists every type per channel, and the test event for webhooks only', () => {
    const typesOf = (channel: string) =>
      Object.keys(document.channels[channel]?.messages ?? {})
        .map((name) => String(document.components.messages[name]?.['name']))
        .toSorted();
    expect(typesOf('stream')).toEqual([...followedTypes].toSorted());
    expect(typesOf('webhook')).toEqual([...followedTypes, TEST_TYPE].toSorted());
    expect(['offerTopic', 'requestTopic', 'groupTopic'].flatMap(typesOf).toSorted()).toEqual(
      [...followedTypes].toSorted(),
    );
    expect(JSON.stringify(document)).not.toMatch(
      /calendar\.|account\.relocated|request\.answered|group\.(?!listed|changed|withdrawn)/,
    );
  });

  it('has examples that match their schemas, and schemas that allow new fields', () => {
    const ajv = new Ajv({ strict: false });
    addFormats.default(ajv);
    for (const schema of followedSchemas) {
      const type = schema.shape.type.value;
      const example = examples[type as keyof typeof examples];
      expect(CloudEvent.parse(example)).toEqual(example);
      expect(schema.parse({ type, subject: example.subject, data: example.data })).toBeTruthy();
      const name = type
        .split('.')
        .map((part) => part[0]?.toUpperCase() + part.slice(1))
        .join('');
      const validate = ajv.compile(document.components.schemas[name] ?? {});
      expect(validate(example)).toBe(true);
      expect(validate({ ...example, added: 1, data: { ...example.data, added: 1 } })).toBe(true);
      expect(validate({ ...example, type: 'offer.invented' })).toBe(false);
      expect(ajv.compile(document.components.schemas[`${name}Data`] ?? {})(example.data)).toBe(true);
    }
  });
});
