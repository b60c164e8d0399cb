import { randomUUID } from 'node:crypto';
import type { People } from '../driver/people.js';

export const enrol = async (product: People, email: string, password: string): Promise<string> => {
  const own = product.address(email);
  await product.enrol({ userId: randomUUID(), email: own, password });
  return own;
};
