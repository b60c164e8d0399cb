import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { InboxEvent, ReminderEvent } from './events.js';

const folder = new URL('../fixtures/notification/', import.meta.url);
const names = readdirSync(folder);
const golden = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

describe('stored events of notifications', () => {
  it.each(names)('%s reads for ever as what it is today', (name) => {
    expect(z.union([InboxEvent, ReminderEvent]).parse(golden(name))).toEqual(golden(name));
  });

  it('have a golden example each', () => {
    const types = [...InboxEvent.options, ...ReminderEvent.options].map((option) => `${option.shape.type.value}.json`);
    expect([...new Set(names.map((name) => name.replace(/\..*/, '.json')))].toSorted()).toEqual(types.toSorted());
  });
});
