import * as z from 'zod';
import { camelOf } from '@lendring/contracts/http/camel-case.js';
import { absent } from './absent.js';
import { ApiError } from '../errors/api-error.js';
import { isFields } from './callers.js';
import { validate } from '../errors/validate.js';
import type { Schema } from '@lendring/contracts/kernel/schema.js';

const withoutLang = (value: unknown): unknown => {
  if (!isFields(value)) return value === undefined ? {} : value;
  const { lang: _lang, ...rest } = value;
  return rest;
};

export const readInput = (schema: Schema | undefined, value: unknown): unknown =>
  schema && camelOf(schema, validate(schema, withoutLang(value)));

export const readId = (schema: Schema | undefined, params: unknown): unknown => {
  if (!schema) return undefined;
  const { id, '*': rest } = params as Readonly<{ id?: string; '*'?: string }>;
  const parsed = z.safeParse(schema, id ?? rest);
  if (!parsed.success) throw new ApiError(absent.get(schema) ?? 'not_found');
  return parsed.data;
};
