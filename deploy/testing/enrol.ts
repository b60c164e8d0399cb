import { randomUUID } from 'node:crypto';
import type { TestProduct } from '../driver/product.js';

/** Makes a person who can sign in, their address confirmed without a mail, and answers that address. */
export const enrol = async ({ running }: TestProduct, email: string, password: string): Promise<string> => {
  const answer = await running.doors.identity.commands.enrol(
    { userId: randomUUID(), email, password },
    {
      commandId: randomUUID(),
      actor: { kind: 'system', name: 'test' },
      at: new Date().toISOString(),
      locale: 'de',
      requestId: 'test',
    },
  );
  if (!answer.ok) throw new Error(`${email} could not be enrolled: ${JSON.stringify(answer)}`);
  return email;
};
